import { useEffect } from 'react';
import styled from 'styled-components';
import { PageHead, usePlatform } from '@shop/kernel/react';
import { type LoaderFunctionArgs, platformOf, useLoaderData, useNavigate } from '@shop/kernel/routing';
import { Spinner } from '@shop/ui';
import { completeSignIn, type SignInOutcome } from './completeSignIn';

interface CallbackData {
  outcome: Promise<SignInOutcome>;
}

/** A code works once, so it is exchanged here, once a visit, and never by rendering. */
export function loader({ request, context }: LoaderFunctionArgs): CallbackData {
  return { outcome: completeSignIn(platformOf(context).session, new URL(request.url).searchParams) };
}

export function Component() {
  const { outcome } = useLoaderData<CallbackData>();
  const { commands } = usePlatform();
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    const goOn = async () => {
      const { to, openedElsewhere } = await outcome;
      if (left) return;
      await navigate(to, { replace: true });
      if (!openedElsewhere) return;
      const message = 'Your e-mail address is confirmed. Almost there: sign in to continue in this browser.';
      await commands.run('show-toast', { tone: 'info', message });
      await commands.run('open-sign-in', { view: 'login' });
    };
    void goOn();
    return () => {
      left = true;
    };
  }, [outcome, navigate, commands]);

  return (
    <Waiting>
      <PageHead title="Signing in" noIndex />
      <Spinner label="Completing sign in..." />
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  place-content: center;
  min-height: 50vh;
`;
