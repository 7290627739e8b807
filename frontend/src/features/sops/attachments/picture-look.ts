import type { AttachmentDto } from '../../../api/generated/types.gen';

/** One picture takes half the width; several are side by side. */
export const PICTURE_GRID = {
  display: 'grid',
  gap: 1.5,
  mt: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  maxWidth: 680,
} as const;

/** The frame of a picture, of a fixed size. */
export const PICTURE_TILE = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  overflow: 'hidden',
  // The frame keeps its aspect ratio, whatever the picture's is.
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** For `srcset`: the sizes that a picture has. */
export function srcSetOf({ renditions }: Pick<AttachmentDto, 'renditions'>): string {
  return renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
