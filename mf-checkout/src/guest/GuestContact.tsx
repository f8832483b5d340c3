import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Button, s, Surface } from '@shop/ui';
import { CheckoutHeading } from '../checkout/CheckoutHeading';
import { ContactForm, type ContactFormHandle } from './ContactForm';
import type { Contact } from './readContact';

/** What the button that places the order asks of the contact. */
export interface GuestContactHandle {
  /** Saves the contact if it is being changed; nothing where something is wrong, and then that has the focus. */
  save: () => Promise<Contact | undefined>;
}

/** Whom the order is for, above its steps; nothing for an account. */
export function GuestContact({ ref }: { ref?: Ref<GuestContactHandle> }) {
  const { guest } = useAuth();
  const [editing, setEditing] = useState(false);
  const form = useRef<ContactFormHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useImperativeHandle(ref, () => ({
    save: async () => {
      if (!form.current) return guest ?? undefined;
      const saved = await form.current.save();
      if (saved) setEditing(false);
      return saved;
    },
  }));
  if (!guest) return null;

  // The pressed button goes away.
  const show = (isForm: boolean) => {
    setEditing(isForm);
    heading.current?.focus();
  };

  return (
    <Surface as="section" aria-labelledby="contact">
      <Head>
        <CheckoutHeading id="contact" ref={heading} tabIndex={-1}>
          Your contact details
        </CheckoutHeading>
        {!editing && (
          <Button type="button" $variant="quiet" $size="small" $flush onClick={() => show(true)}>
            Change contact details
          </Button>
        )}
      </Head>
      {editing ? (
        <ContactForm
          initial={guest}
          submitLabel="Save contact details"
          onDone={() => show(false)}
          ref={form}
        />
      ) : (
        <Text>
          {guest.email} · +91&nbsp;{guest.phone}
        </Text>
      )}
    </Surface>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${s('space.16')};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  color: ${s('color.ink2')};
`;
