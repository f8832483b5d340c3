import styled from 'styled-components';
import { iconClass, type IconName, iconShape } from './iconMask';

interface Props {
  name: IconName;
  /** Pixels. */
  size?: number;
}

/**
 * A decorative icon: hidden from screen readers, so the text beside it or the label around it must speak. Styles of
 * what is around it reach it as `i`.
 */
export const Icon = ({ name, size = 22 }: Props) => <Shape aria-hidden $name={name} $size={size} />;

const Box = styled.i.attrs({ className: iconClass })`
  display: inline-block;
  flex: none;
  vertical-align: middle;
`;

const Shape = styled(Box)<{ $name: IconName; $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  ${({ $name }) => iconShape($name)}
`;
