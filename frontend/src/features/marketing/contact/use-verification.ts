import { useState } from 'react';
import { checkCode, createCode, showCode, typeCode, type Verification } from './verification';

/** A verification with what a person can do to it. */
export interface VerificationControl {
  verification: Verification;
  type: (text: string) => void;
  check: () => void;
  renew: () => void;
}

export function useVerification(): VerificationControl {
  const [verification, setVerification] = useState(() => showCode(createCode()));
  return {
    verification,
    type: (text) => setVerification((current) => typeCode(current, text)),
    check: () => {
      const nextCode = createCode();
      setVerification((current) => checkCode(current, nextCode));
    },
    renew: () => setVerification(showCode(createCode())),
  };
}
