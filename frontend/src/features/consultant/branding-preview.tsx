import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BrandLogoDto } from '../../api/generated/types.gen';
import * as words from './branding.en';
import type { BrandLook } from './branding-form';
import { textColorOn } from './text-color';
import { useLogoAddress } from './use-logo-address';

interface BrandingPreviewProps {
  look: BrandLook;
  logo: BrandLogoDto | null;
}

/** Secondary text of an exported page, which is white in the dark scheme, too. */
const QUIET = { color: '#555555', fontSize: 9, lineHeight: 1.5 };
const TEXT = { color: '#1a1a1a', fontSize: 12 };

/** A preview of the first page of a PDF, with the values of the form, saved or not. */
export function BrandingPreview({ look: { primary, accent, footer }, logo }: BrandingPreviewProps) {
  const address = useLogoAddress(logo);
  const rule = { height: '1px', bgcolor: accent, my: 0.75 };
  const cell = { border: `1px solid ${accent}`, px: 1, py: 0.5, ...TEXT };
  return (
    <Box component="section" aria-label={words.preview.title} sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {words.preview.title}
      </Typography>
      <Stack
        role="img"
        aria-label={words.preview.image}
        sx={{
          bgcolor: '#ffffff',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: { xs: 2.5, sm: 4 },
          minHeight: 480,
        }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          {address && <Box component="img" src={address} alt="" sx={{ maxHeight: 28, maxWidth: 96 }} />}
          <Box sx={{ ...QUIET, flexGrow: 1 }}>{words.preview.example}</Box>
          <Box sx={QUIET}>{words.preview.version}</Box>
        </Stack>
        <Box sx={rule} />
        <Box sx={{ color: primary, fontSize: 24, fontWeight: 700, mt: 2 }}>{words.preview.example}</Box>
        <Box sx={{ ...QUIET, mb: 1.5 }}>{words.preview.state}</Box>
        {words.preview.sections.map(({ heading, text }) => (
          <Box key={heading} sx={{ mb: 1.5 }}>
            <Box sx={{ color: primary, fontSize: 15, fontWeight: 700 }}>{heading}</Box>
            <Box sx={TEXT}>{text}</Box>
          </Box>
        ))}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', mb: 3 }}>
          {words.preview.roleHeads.map((head) => (
            <Box key={head} sx={{ ...cell, bgcolor: accent, color: textColorOn(accent), fontWeight: 700 }}>
              {head}
            </Box>
          ))}
          {words.preview.roles.flat().map((text) => (
            <Box key={text} sx={cell}>
              {text}
            </Box>
          ))}
        </Box>
        <Box sx={{ mt: 'auto' }}>
          <Box sx={rule} />
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
            {/* Without a custom line, exports show the title there. */}
            <Box dir="auto" sx={{ ...QUIET, minWidth: 0, overflowWrap: 'anywhere' }}>
              {footer.trim() || words.preview.example}
            </Box>
            <Box sx={{ ...QUIET, flexShrink: 0 }}>{words.preview.page}</Box>
          </Stack>
        </Box>
      </Stack>
    </Box>
  );
}
