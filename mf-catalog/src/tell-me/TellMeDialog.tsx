import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Product, variantKind } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, ChipGroup, Dialog, s, TextField, visuallyHidden } from '@shop/ui';
import { type AlertKind, answerText, askAlert, type Asked } from './askAlert';

interface Props {
  kind: AlertKind;
  product: Product;
  onClose: () => void;
}

const titles = { stock: 'Tell me when it is back', price: 'Tell me when the price falls' } as const;

/** Milliseconds that a person needs at least; the database takes what is faster than 1500 for a machine. */
const fillTime = 1600;

/** Asks for what is not known yet: which of the sold-out sizes, and of visitors where to write. */
export function TellMeDialog({ kind, product, onClose }: Props) {
  const { user, openDialog } = useAuth();
  const openedAt = useRef(0);
  const [asked, setAsked] = useState<Asked>();
  const gone = product.variants.filter(({ stock }) => stock === 0);
  const needsSize = kind === 'stock' && gone.length > 1;
  const [size, setSize] = useState<string>();
  const done = useRef<HTMLDivElement>(null);
  const action = useChange({ fields: ['email', 'size'] });
  const sizeWord = variantKind(product.variants, product.sizeTitle) ?? 'size';

  useEffect(() => {
    // Of a clock that nobody sets: with one set back meanwhile the button would be busy as long.
    openedAt.current = performance.now();
  }, []);
  // The form is gone then, with what was pressed.
  useEffect(() => {
    if (asked) done.current?.focus();
  }, [asked]);

  const handleSubmit = async (form: HTMLFormElement) => {
    const [email = '', fax = ''] = ['email', 'fax'].map((name) =>
      String(new FormData(form).get(name) ?? '').trim(),
    );
    const isWhole = action.check({
      size: needsSize && !size ? `Please select a ${sizeWord}` : undefined,
      email: user || email.includes('@') ? undefined : 'Please enter your e-mail address.',
    });
    if (!isWhole) return;
    await action.run(async (db) => {
      await new Promise((resolve) =>
        setTimeout(resolve, user ? 0 : openedAt.current + fillTime - performance.now()),
      );
      const variantId = kind === 'stock' ? (size ?? gone[0]?.id) : undefined;
      const guard = { elapsed: Math.round(performance.now() - openedAt.current), fax };
      setAsked(await askAlert(db, { kind, productId: product.id, variantId, email, guard }));
    });
  };

  return (
    <Dialog title={titles[kind]} look="sheet" onClose={onClose}>
      {asked ? (
        <Done ref={done} tabIndex={-1}>
          <Alert tone="success">{answerText(kind, asked)}</Alert>
          <Button type="button" onClick={onClose}>
            Go on shopping
          </Button>
        </Done>
      ) : (
        <ActionForm action={action} noValidate onSubmit={handleSubmit}>
          <p>
            {kind === 'stock'
              ? 'One mail when it is back in stock, and nothing else.'
              : 'A mail each time that it costs less than now, and nothing else.'}
          </p>
          <Alert tone="error">{action.problem}</Alert>
          {needsSize && (
            <ChipGroup
              legend={`Which ${sizeWord}?`}
              options={gone.map(({ id, label }) => ({ value: id, label }))}
              value={size}
              onChange={(id) => {
                setSize(id);
                action.mend('size');
              }}
              error={action.errors.size}
            />
          )}
          {!user && (
            <>
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                required
                onChange={() => action.mend('email')}
                error={action.errors.email}
              />
              <Trap aria-hidden>
                <label>
                  Fax
                  <input name="fax" tabIndex={-1} autoComplete="off" />
                </label>
              </Trap>
            </>
          )}
          <Button type="submit" $size="large" $busy={action.busy}>
            Tell me
          </Button>
          {!user && (
            <Button type="button" $variant="quiet" $size="small" onClick={() => openDialog('login')}>
              Sign in, and it is one press
            </Button>
          )}
        </ActionForm>
      )}
    </Dialog>
  );
}

const Done = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
const Trap = styled.div`
  ${visuallyHidden}
`;
