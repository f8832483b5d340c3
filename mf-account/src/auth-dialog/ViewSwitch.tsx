import styled from 'styled-components';
import { s } from '@shop/ui';
import { TextButton } from './TextButton';

interface Props {
  question: string;
  label: string;
  onSwitch: () => void;
}

/** The way to another view of the dialog. */
export function ViewSwitch({ question, label, onSwitch }: Props) {
  return (
    <Line>
      {question}{' '}
      <TextButton type="button" onClick={onSwitch}>
        {label}
      </TextButton>
    </Line>
  );
}

const Line = styled.p`
  text-align: center;
  color: ${s('color.ink2')};
`;
