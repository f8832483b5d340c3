import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';

/** A checkbox with what is said beside it, and no more: where there are a hundred of them, each element counts. */
export const CheckboxLine = ({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <Line className={className}>
    <Box {...input} type="checkbox" />
    {children}
  </Line>
);

const Line = styled.label`
  display: flex;
  gap: ${s('space.12')};
  align-items: flex-start;
  min-height: 44px;
  padding-block: 10px;
  font-size: ${s('size.15')};
  cursor: pointer;

  @media (hover: hover) and (pointer: fine) {
    min-height: 36px;
    padding-block: 6px;
  }
`;

const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  accent-color: ${s('color.madder')};
  cursor: pointer;
`;
