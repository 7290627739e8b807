import { lazy, type ReactNode, Suspense, useState } from 'react';
import { claimDraftToKeep } from '../../../features/sops/draft-to-keep';

/** For those who come from the page where one tries it. */
const SavingDraft = lazy(async () => ({ default: (await import('./saving-draft')).SavingDraft }));

interface KeptDraftProps {
  userId: string;
  children: ReactNode;
}

/** Saves the draft that the person kept before the sign-in and leads to it; without one, shows the dashboard. */
export function KeptDraft({ userId, children }: KeptDraftProps) {
  const [draft, setDraft] = useState(() => claimDraftToKeep(userId));
  if (!draft) return children;
  return (
    <Suspense fallback={null}>
      <SavingDraft draft={draft} onGone={() => setDraft(null)}>
        {children}
      </SavingDraft>
    </Suspense>
  );
}
