import { useEffect, useEffectEvent, useState } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { ReviewDialog } from '../identities/review-dialog';
import { useIdentities } from '../identities/use-identities';

interface ChangedPasswordReviewProps {
  providers: readonly SignInProvider[];
  /** The person has looked at the list, or there is nothing to look at. */
  onDone: () => void;
}

/** Shown once the password has changed: asks about sign-ins that still open the account, if any could be taken away. */
export function ChangedPasswordReview({ providers, onDone }: ChangedPasswordReviewProps) {
  const { identities, error } = useIdentities();
  // Decided once: the list stays while the person empties it.
  const [isOpen, setIsOpen] = useState(false);
  const isKnown = identities !== undefined || error !== null;
  const decide = useEffectEvent(() => {
    if (identities && identities.length > 1) setIsOpen(true);
    else onDone();
  });
  useEffect(() => {
    if (isKnown) decide();
  }, [isKnown]);
  return isOpen && <ReviewDialog providers={providers} onClose={onDone} />;
}
