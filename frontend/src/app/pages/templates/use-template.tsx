import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ChosenTemplateDto } from '../../../api/generated/types.gen';
import { useSession } from '../../../features/auth/session-context';
import { TEMPLATE_PAGE } from '../../../features/marketing/content/templates.en';
import { rememberTemplate } from '../../../features/marketing/enhancements/remember-template';
import { useEnhancements } from '../../../features/marketing/enhancements/use-enhancements';
import { forgetChosenTemplate, rememberChosenTemplate } from '../../../features/marketing/templates/chosen-template';
import { useTemplateSop } from '../../../features/sops/use-template-sop';

interface UseTemplateProps {
  template: ChosenTemplateDto;
}

/** Creates an SOP from a template: visitors sign in first, others continue immediately. */
export function UseTemplate({ template }: UseTemplateProps) {
  const { status } = useSession();
  return status === 'signed-in' ? <CreateButton template={template} /> : <SignInLink template={template} />;
}

function SignInLink({ template: { id, lang } }: UseTemplateProps) {
  const link = useEnhancements<HTMLAnchorElement>(rememberTemplate);
  return (
    <>
      <Button
        ref={link}
        component={RouterLink}
        to="/auth"
        variant="contained"
        size="large"
        data-template={id}
        data-template-lang={lang}
      >
        {TEMPLATE_PAGE.action}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {TEMPLATE_PAGE.actionNote}
      </Typography>
    </>
  );
}

function CreateButton({ template }: UseTemplateProps) {
  const { create, isPending, isPlanNeeded } = useTemplateSop();
  const handleClick = () => {
    forgetChosenTemplate();
    create(template, { onError: () => rememberChosenTemplate(template) });
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" size="large" loading={isPending} onClick={handleClick}>
        {TEMPLATE_PAGE.action}
      </Button>
      {isPlanNeeded && (
        <Alert
          severity="info"
          action={
            <Button component={RouterLink} to="/pricing" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
              {TEMPLATE_PAGE.noPlanAction}
            </Button>
          }
        >
          {TEMPLATE_PAGE.noPlan}
        </Alert>
      )}
    </Stack>
  );
}
