import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { notifyError, notifySuccess } from '../../components/notifications';
import type { AuthSessionClient } from './auth-client';
import { takeReturnPath } from './return-path';

interface AuthCallbackPageProps {
  client: AuthSessionClient;
  providerLabel: string;
}

/** Where the provider's answer arrives: exchanges its code for a session, once. */
export function AuthCallbackPage({ client, providerLabel }: AuthCallbackPageProps) {
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const parameters = new URLSearchParams(window.location.search);
    void finish(client, parameters).then((failure) => {
      if (failure === null) {
        notifySuccess('Welcome back!', 'You have successfully signed in.');
        navigate(takeReturnPath() ?? '/dashboard/user', { replace: true });
        return;
      }
      notifyError(failure, `${providerLabel} sign in failed`);
      navigate('/auth', { replace: true });
    });
  }, [client, navigate, providerLabel]);
  return <FullScreenSpinner />;
}

/** Null when the person is signed in, else the reason why not. */
async function finish(client: AuthSessionClient, parameters: URLSearchParams): Promise<string | null> {
  const refusal = parameters.get('error_description') ?? parameters.get('error');
  if (refusal) return refusal;
  const code = parameters.get('code');
  if (!code) return 'The provider sent no answer';
  const { error } = await client.exchangeCodeForSession(code);
  return error?.message ?? null;
}
