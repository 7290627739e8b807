import { ApiProperty } from '@nestjs/swagger';

/** One place where a check found something. */
export class QualityFindingDto {
  /** @example 'The request does not say this. Confirm it by changing the line, or remove it.' */
  message: string;
  /** Where in the document, as a JSON pointer. */
  path: string | null;
  /** The text that the finding is about. */
  text: string | null;
}

/** The result of one check. */
export class QualityResultDto {
  /** @example 'Q02' */
  id: string;
  /** @example 'Facts from the request are kept' */
  title: string;
  passed: boolean;
  /** `not judged` when the check cannot read the document's language. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  findings: QualityFindingDto[];
}

/** Re-runnable checks of the structured document: the same result every time. */
export class QualityReportDto {
  @ApiProperty({ type: 'integer', example: 25 })
  passed: number;
  @ApiProperty({ type: 'integer', example: 27 })
  total: number;
  results: QualityResultDto[];
  /** Ids of the lines that stand as the person wrote them: they could not be reworded for sure. */
  as_written: string[];
}
