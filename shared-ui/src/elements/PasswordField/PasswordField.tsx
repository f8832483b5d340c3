import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { FieldFrame, type FieldTexts, inputBox } from '../Field/FieldFrame';
import { IconButton } from '../IconButton/IconButton';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  name: string;
}

/** A password that can be looked at while typing. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(wiring) => (
        <Box>
          <Input {...input} {...wiring} type={isShown ? 'text' : 'password'} />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? 'eye-off' : 'eye'}
            onClick={() => setShown(!isShown)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.span`
  position: relative;
  display: block;

  button {
    position: absolute;
    top: 2px;
    right: 2px;
    color: ${s('color.ink2')};
  }
`;

const Input = styled.input`
  ${inputBox}
  padding-right: ${s('space.48')};
`;
