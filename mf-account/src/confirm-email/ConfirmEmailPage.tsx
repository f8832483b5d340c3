import { useRef } from 'react';
import styled from 'styled-components';
import { PageHead, useAction, usePlatform } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Container, PageTitle, s, Surface, TextField } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { confirmEmail, sendAgain } from './confirmEmail';

/** For whoever reads the mail elsewhere: its six digits confirm the address as its link does. */
export function Component() {
  const [query] = useSearchParams();
  const { links } = usePlatform();
  const addressOf = (name: string, values = {}) => links.resolve({ name, values }) ?? '/';
  const action = useAction({ fields: ['email', 'code'] });
  const again = useAction();
  const email = useRef<HTMLDivElement>(null);

  const handleSubmit = async (form: HTMLFormElement) => {
    const code = textOf(form, 'code').replace(/\D/g, '');
    const isWhole = action.check({
      email: textOf(form, 'email').includes('@') ? undefined : 'Please enter your e-mail address.',
      code: code.length === 6 ? undefined : 'The code has six digits.',
    });
    if (!isWhole) return;
    const { done } = await action.run((db) => confirmEmail(db, textOf(form, 'email').trim(), code));
    // A whole page, so that it begins with the session that the code has brought.
    if (done) location.assign(addressOf('home', { success: 'auth_success' }));
  };
  const handleAgain = () => {
    const address = email.current?.querySelector('input')?.value.trim() ?? '';
    if (!address.includes('@')) return again.refuse('Please enter your e-mail address.');
    void again.run(
      (db) => sendAgain(db, address, location.origin + addressOf('auth-callback')),
      'If this address waits for its confirmation, a new mail is on its way.',
    );
  };

  return (
    <Container $width="page">
      <PageHead title="Confirm your e-mail address" noIndex />
      <Narrow>
        <PageTitle>
          Confirm your <Whole>e-mail</Whole> address
        </PageTitle>
        <p>Enter the six digits from our mail, or press its button in this browser.</p>
        <Surface>
          <ActionForm action={action} noValidate onSubmit={handleSubmit}>
            <Alert tone="error">{action.problem ?? again.problem}</Alert>
            <div ref={email}>
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={query.get('email') ?? ''}
                error={action.errors.email}
                required
              />
            </div>
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={action.errors.code}
              required
            />
            <Button type="submit" $variant="primary" $size="large" $busy={action.busy}>
              Confirm
            </Button>
            <Button type="button" $variant="quiet" $busy={again.busy} onClick={handleAgain}>
              Send the mail again
            </Button>
          </ActionForm>
        </Surface>
      </Narrow>
    </Container>
  );
}

/** No line ends at its hyphen. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Narrow = styled.div`
  display: grid;
  gap: ${s('space.16')};
  max-width: 30rem;
  margin-inline: auto;
  padding-block: ${s('space.24')} ${s('space.72')};
`;
