import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';
import { ActionForm } from '../ActionForm/ActionForm';
import { Button } from '../Button/Button';

interface Props extends Omit<ComponentProps<typeof ActionForm>, 'children'> {
  heading: string;
  /** Of the one field. */
  label: string;
  submit: string;
  /** To what one agrees. */
  consent: string;
  busy: boolean;
  /** Nobody hears yet what is typed. */
  waiting?: boolean;
  /** What was typed is no address. */
  invalid?: boolean;
  /** What came of it. */
  children?: ReactNode;
}

/** An e-mail address on a dark ground. */
export function SubscribeForm({
  heading,
  label,
  submit,
  consent,
  busy,
  waiting,
  invalid,
  children,
  ...form
}: Props) {
  const id = useId();
  return (
    <Box {...form} noValidate method="post">
      <Heading>{heading}</Heading>
      <label htmlFor={id}>{label}</label>
      <Line>
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          disabled={waiting}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-consent`}
        />
        {/* Not busy: what is not there yet may stay away as long as nobody scrolls near. */}
        <Button $variant="onDark" disabled={waiting} $busy={busy}>
          {submit}
        </Button>
      </Line>
      <Consent id={`${id}-consent`}>{consent}</Consent>
      {children}
    </Box>
  );
}

const Heading = styled.h2`
  ${displayHeading(22)}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};

  input {
    flex: 1 1 9em;
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

const Consent = styled.p`
  && {
    margin: 0;
  }
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};
`;

const Box = styled(ActionForm)`
  position: relative;
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
