import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInProvider } from '../../api/app-config';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { notifyError, notifySuccess } from '../../components/notifications';
import * as words from './auth-callback.en';
import { authFailureCode } from './auth-failure-text';
import { callbackFailureText, signInFailureText } from './callback-failure-text';
import { isSecondFactorDue } from './follow-session';
import type { LazyAuthClient } from './lazy-auth-client';
import { notifyWelcome } from './notify-welcome';
import { takeReturnPath } from './return-path';
import * as sessionWords from './words.en';

interface AuthCallbackPageProps {
  client: LazyAuthClient;
  providers: readonly SignInProvider[];
}

/** The callback page of the provider: exchanges its code for a session, once. */
export function AuthCallbackPage({ client, providers }: AuthCallbackPageProps) {
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const parameters = new URLSearchParams(window.location.search);
    const linking = providers.find(({ name }) => name === parameters.get('linking'));
    void finish(client, parameters).then(({ failure, isWelcome }) => {
      const path = takeReturnPath();
      if (linking) {
        if (failure === null) notifySuccess(words.linked(linking.label), words.linkedDetails);
        else notifyError(failure, words.notLinked(linking.label));
        navigate('/account', { replace: true });
        return;
      }
      if (failure === null) {
        if (isWelcome) notifyWelcome();
        navigate(path ?? '/dashboard/user', { replace: true });
        return;
      }
      notifyError(failure, sessionWords.signInFailed(providers[0]?.label ?? ''));
      navigate('/auth', { replace: true });
    });
  }, [client, navigate, providers]);
  return <FullScreenSpinner />;
}

interface Outcome {
  /** Why the user is not signed in; null when they are. */
  failure: string | null;
  /** Sign-in is complete; otherwise the second step is due. */
  isWelcome: boolean;
}

async function finish(lazyClient: LazyAuthClient, parameters: URLSearchParams): Promise<Outcome> {
  const refusal = callbackFailureText(parameters);
  if (refusal !== null) return failed(refusal);
  const code = parameters.get('code');
  if (!code) return failed(words.noAnswer);
  const client = await lazyClient.load();
  const { data: earlier } = await client.getSession();
  const { data, error } = await client.exchangeCodeForSession(code);
  if (error) return failed(signInFailureText(authFailureCode(error) ?? '') ?? error.message);
  // A new session replaces the one of this browser, of which only a row in the list remains.
  if (earlier.session) await client.admin.signOut(earlier.session.access_token, 'local');
  return { failure: null, isWelcome: !isSecondFactorDue(data.session) };
}

function failed(failure: string): Outcome {
  return { failure, isWelcome: false };
}
