import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../../components/page-spinner';
import { forgetChosenTemplate, readChosenTemplate } from '../../features/marketing/templates/chosen-template';
import { ImportButton } from '../../features/sops/imports/import-button';
import { NewSopClientContext } from '../../features/sops/new-sop-client';
import { PromptBox } from '../../features/sops/prompt-box';
import { TemplateButton } from '../../features/sops/templates/template-button';
import { useDraftPrompt } from '../../features/sops/use-draft-prompt';
import * as words from './new-sop-page.en';
import { SubscriptionGate } from './subscription-gate';

/** For consultants only. */
const ClientSelect = lazy(async () => ({
  default: (await import('../../features/consultant/client-select')).ClientSelect,
}));

/** Where consultants write an SOP (screens M2); users do it on their dashboard. Without a plan, it offers the plans. */
export function NewSopPage({ annualMonths }: { annualMonths: number }) {
  return (
    <SubscriptionGate annualMonths={annualMonths} pending={<PageSpinner />}>
      {({ user_type: userType }) => <WriteSop isConsultant={userType === 'consultant'} />}
    </SubscriptionGate>
  );
}

function WriteSop({ isConsultant }: { isConsultant: boolean }) {
  const draftPrompt = useDraftPrompt();
  const [query] = useSearchParams();
  // The page of a client leads here with that client.
  const [clientId, setClientId] = useState(isConsultant ? query.get('client') : null);
  const handleClientChange = (id: string | null) => {
    setClientId(id);
    // A different intention: an earlier lost attempt must not be reused for this one.
    draftPrompt.setPrompt(draftPrompt.prompt);
  };
  const [chosenTemplate] = useState(readChosenTemplate);
  return (
    <NewSopClientContext value={clientId}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <PromptBox
        isWholePage
        kept={draftPrompt}
        alternative={
          <>
            <ImportButton />
            <TemplateButton chosenBefore={chosenTemplate} onDecided={forgetChosenTemplate} />
          </>
        }
      >
        {isConsultant && (
          <Suspense fallback={null}>
            <Box sx={{ mb: 2, maxWidth: { sm: 360 } }}>
              <ClientSelect clientId={clientId} onChange={handleClientChange} />
            </Box>
          </Suspense>
        )}
      </PromptBox>
    </NewSopClientContext>
  );
}
