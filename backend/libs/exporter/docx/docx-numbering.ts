import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';

/** The numbered list of steps. */
export const STEPS = 'steps';
/** Bullets and, one level deeper, the details below bullets and steps. */
export const BULLETS = 'bullets';

const INDENT = 480;

function indented(level: number) {
  return { paragraph: { indent: { start: INDENT * (level + 1), hanging: INDENT } } };
}

/** The lists of an export, as native lists of Word: an inserted step is numbered automatically. */
export const DOCX_NUMBERING: INumberingOptions = {
  config: [
    {
      reference: STEPS,
      levels: [
        { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START, style: indented(0) },
      ],
    },
    {
      reference: BULLETS,
      levels: [
        { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.START, style: indented(0) },
        { level: 1, format: LevelFormat.BULLET, text: '–', alignment: AlignmentType.START, style: indented(1) },
      ],
    },
  ],
};
