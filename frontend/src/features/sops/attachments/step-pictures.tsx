import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useState } from 'react';
import type { SopMedia } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import type { Growing } from '../document/draft-document';
import { PICTURE_GRID, PICTURE_TILE, srcSetOf } from './picture-look';
import { PicturesContext } from './pictures';
import * as words from './step-pictures.en';

const LargePicture = lazyOverlay(async () => (await import('./large-picture')).LargePicture);

/** The pictures of a step. Space is reserved before they load, so that nothing moves. */
export function StepPictures({ media }: { media: readonly Growing<SopMedia>[] }) {
  const pictures = useContext(PicturesContext);
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = media.filter((entry): entry is Growing<SopMedia> & { id: string } => Boolean(entry.id));
  const large = shown.find(({ id }) => id === opened);
  const file = large ? pictures.find(large.id) : undefined;
  const isMissing = !pictures.isPending && shown.some(({ id }) => pictures.find(id) === undefined);
  useEffect(() => {
    // It may have been added in another tab.
    if (isMissing) pictures.refresh();
  }, [isMissing, pictures]);
  return (
    <Box sx={PICTURE_GRID} data-count={shown.length}>
      {shown.map(({ id, alt, caption }) => {
        const picture = pictures.find(id);
        const description = alt ?? caption;
        return (
          <Box component="figure" key={id} sx={{ m: 0, minWidth: 0, breakInside: 'avoid' }}>
            {picture ? (
              <ButtonBase
                aria-label={description ? words.enlarge(description) : words.enlargeUndescribed}
                onClick={() => {
                  setOpened(id);
                  setIsOpen(true);
                }}
                sx={PICTURE_TILE}
              >
                <img
                  src={picture.renditions[0]?.url ?? picture.url}
                  srcSet={srcSetOf(picture)}
                  sizes="(max-width: 600px) 90vw, 440px"
                  width={picture.width ?? undefined}
                  height={picture.height ?? undefined}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  onError={pictures.refresh}
                />
              </ButtonBase>
            ) : (
              <Box sx={PICTURE_TILE} role="img" aria-label={description ?? words.picture}>
                {!pictures.isPending && <BrokenImageOutlined color="disabled" />}
              </Box>
            )}
            {caption && (
              <Typography component="figcaption" variant="body2" color="textSecondary" dir="auto" sx={{ mt: 0.5 }}>
                {caption}
              </Typography>
            )}
          </Box>
        );
      })}
      <LargePicture
        isOpen={isOpen && file !== undefined}
        picture={file ?? null}
        alt={large?.alt ?? null}
        caption={large?.caption ?? null}
        onClose={() => setIsOpen(false)}
      />
    </Box>
  );
}
