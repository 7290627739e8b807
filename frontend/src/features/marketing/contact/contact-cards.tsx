import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { CONTACT_CARDS, type ContactCard, type ContactIcon } from '../content/contact.en';

const ICONS: Record<ContactIcon, ElementType> = {
  email: MailOutlined,
  phone: PhoneOutlined,
  hours: AccessTimeOutlined,
  place: PlaceOutlined,
};

/** Ways to reach us beside the form (S2.167-S2.172). */
export function ContactCards() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr' } }}>
      {CONTACT_CARDS.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </Box>
  );
}

function Card({ icon, title, lines, email }: ContactCard) {
  const Icon = ICONS[icon];
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'flex',
        gap: 2,
        p: 3,
        minWidth: 0,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box aria-hidden sx={{ color: 'primary.main' }}>
        <Icon />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} color="textSecondary">
            {line}
          </Typography>
        ))}
        {email && (
          <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
        )}
      </Box>
    </Box>
  );
}
