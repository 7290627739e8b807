import { GenerationDto } from './generation.dto.js';

/** The newest drafting runs of an SOP, newest first, at most 50. */
export class GenerationListDto {
  items: GenerationDto[];
}
