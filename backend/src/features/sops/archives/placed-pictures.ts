import { type SopDocument, type SopMedia, type SopStep, stepsOf } from '../../../../libs/sop-document/index.js';

/** The pictures that a document names, in their order. */
export function picturesOf(document: SopDocument): SopMedia[] {
  return stepsOf(document).flatMap(({ media = [] }) => media);
}

/**
 * The document with its pictures under other ids; those that have none are taken out, and each stands in one place.
 * @param ids the new ids by the old ones
 */
export function withPictures(document: SopDocument, ids: ReadonlyMap<string, string>): SopDocument {
  const placed = new Set<string>();
  const stepOf = ({ media = [], ...step }: SopStep): SopStep => {
    const shown = media.flatMap((picture) => {
      const id = ids.get(picture.id);
      if (id === undefined || placed.has(id)) return [];
      placed.add(id);
      return [{ ...picture, id }];
    });
    return shown.length === 0 ? step : { ...step, media: shown };
  };
  return {
    ...document,
    phases: document.phases.map((phase) => ({ ...phase, steps: phase.steps.map(stepOf) })),
  };
}
