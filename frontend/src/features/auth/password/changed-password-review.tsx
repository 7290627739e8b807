import { useEffect, useEffectEvent, useState } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { ReviewDialog } from '../identities/review-dialog';
import { useIdentities } from '../identities/use-identities';

interface ChangedPasswordReviewProps {
  providers: readonly SignInProvider[];
  /** The user has reviewed the list, or it is empty. */
  onDone: () => void;
}

/** Shown once the password has changed: lets the user review other sign-in methods, if any could be removed. */
export function ChangedPasswordReview({ providers, onDone }: ChangedPasswordReviewProps) {
  const { identities, error } = useIdentities();
  // Decided once: the list stays open while the user empties it.
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
