import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { cleanField, emailRule, fieldError, newsletterConsent } from '@shop/kernel/domain';
import { useHydrated, usePlatform } from '@shop/kernel/react';
import { Alert, Button, displayHeading, s, visuallyHidden } from '@shop/ui';

type State = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string };

/** Milliseconds a person needs at least; the database takes what is faster than 1500 for a machine. */
const fillTime = 2000;

/** Answers alike for every address, so that nobody learns who subscribes. Throws `DataError`. */
const subscribe = (db: Database, email: string, fax: string, elapsed: number) =>
  unwrap<unknown>(
    db.rpc('subscribe_newsletter', {
      p_email: email,
      p_consent_version: newsletterConsent.version,
      p_elapsed_ms: elapsed,
      p_fax: fax,
    }),
  );

const failureText = (error: unknown): string => {
  const code = error instanceof DataError ? error.code : '';
  if (code === 'INVALID_FIELD') return 'Please check the e-mail address.';
  if (code === 'TOO_MANY_ATTEMPTS') return 'That was too often. Please try again in an hour.';
  return 'That did not work just now. Please try again.';
};

/** Newsletter sign-up by double opt-in: the letter with the link comes first (spec §2, Footer). */
export function NewsletterForm() {
  const { connect } = usePlatform();
  const hydrated = useHydrated();
  const id = useId();
  const openedAt = useRef(0);
  const [state, setState] = useState<State>({ status: 'idle' });

  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  const send = async (form: HTMLFormElement, email: string, fax: string) => {
    setState({ status: 'sending' });
    try {
      const rest = openedAt.current + fillTime - Date.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      await subscribe(await connect(), email, fax, Date.now() - openedAt.current);
      form.reset();
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'failed', message: failureText(error) });
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = cleanField(emailRule, String(fields.get('email')));
    const message = fieldError(emailRule, email);
    if (message) setState({ status: 'failed', message });
    else void send(event.currentTarget, email, String(fields.get('fax')));
  };

  const isBusy = !hydrated || state.status === 'sending';
  return (
    <Box onSubmit={handleSubmit} method="post" noValidate aria-label="Newsletter">
      <Heading>Letters from the workshop</Heading>
      <label htmlFor={id}>Newsletter e-mail address</label>
      <Line>
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          aria-invalid={state.status === 'failed' || undefined}
          aria-describedby={`${id}-consent`}
        />
        <Button $variant="onDark" disabled={isBusy} aria-busy={isBusy}>
          Subscribe
        </Button>
      </Line>
      <Trap aria-hidden>
        <label>
          Fax
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Consent id={`${id}-consent`}>{newsletterConsent.text}</Consent>
      {state.status === 'sent' && (
        <Alert tone="success">Please check your mail: a link in it completes your subscription.</Alert>
      )}
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
    </Box>
  );
}

const Heading = styled.h2`
  ${displayHeading(22)}
`;

const Line = styled.div`
  display: flex;
  gap: ${s('space.8')};

  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: 0 ${s('space.16')};
    border: 1px solid ${s('color.onDark2')};
    border-radius: ${s('radius.control')};
    background: transparent;
  }

  input::placeholder {
    color: ${s('color.onDark2')};
    opacity: 1;
  }

  input[aria-invalid='true'] {
    border: 2px solid ${s('color.haldi')};
  }
`;

const Trap = styled.div`
  ${visuallyHidden}
`;

const Consent = styled.p`
  && {
    margin: 0;
  }
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};
`;

const Box = styled.form`
  position: relative;
  display: grid;
  gap: ${s('space.8')};
  max-width: 440px;

  label {
    color: ${s('color.onDark2')};
    font-size: ${s('size.14')};
  }

  [role='status'],
  [role='alert'] {
    margin-top: ${s('space.8')};
    color: ${s('color.ink')};
  }
`;
