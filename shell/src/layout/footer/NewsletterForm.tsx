import { Alert, Button, displayHeading, s } from '@shop/ui';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';

/**
 * The newsletter's form. What submitting does is not shown (spec §2, Footer) and there is no list yet, so it
 * says the truth; the browser checks the address.
 */
export function NewsletterForm() {
  const id = useId();
  const [isAsked, setAsked] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };

  return (
    <Box onSubmit={handleSubmit}>
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
        />
        <Button $variant="onDark">Subscribe</Button>
      </Line>
      {isAsked && <Alert tone="info">Newsletter sign-up opens with the full launch.</Alert>}
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
`;

const Box = styled.form`
  display: grid;
  gap: ${s('space.8')};
  max-width: 440px;

  label {
    color: ${s('color.onDark2')};
    font-size: ${s('size.14')};
  }

  [role='status'] {
    margin-top: ${s('space.8')};
    color: ${s('color.ink')};
  }
`;
