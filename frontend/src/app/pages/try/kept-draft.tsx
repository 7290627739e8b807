import { lazy, type ReactNode, Suspense, useState } from 'react';
import { claimDraftToKeep } from '../../../features/sops/draft-to-keep';

/** For users who come from the try page. */
const SavingDraft = lazy(async () => ({ default: (await import('./saving-draft')).SavingDraft }));

interface KeptDraftProps {
  userId: string;
  children: ReactNode;
}

/** Saves the draft that was kept before the sign-in and opens it; without one, shows the dashboard. */
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
