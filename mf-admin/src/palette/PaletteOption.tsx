import styled from 'styled-components';
import { s, truncate } from '@shop/ui';
import { AdminIcon } from '../icon/AdminIcon';
import type { Entry } from './entries';

interface Props {
  id: string;
  entry: Entry;
  /** The arrows are on it. */
  isActive: boolean;
  /** The mouse moves over it. */
  onReach: () => void;
  onChoose: () => void;
}

/** One line of the list; the focus stays in the field. */
export const PaletteOption = ({ id, entry: { label, detail, icon }, isActive, onReach, onChoose }: Props) => (
  // Keys are the field’s; this is for the mouse and fingers.
  <Option id={id} role="option" aria-selected={isActive} onPointerMove={onReach} onClick={onChoose}>
    <AdminIcon name={icon} size={18} />
    <Label>{label}</Label>
    {detail && <Detail>{detail}</Detail>}
  </Option>
);

const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${s('space.12')};
  align-items: center;
  min-height: 44px;
  padding: ${s('space.8')} ${s('space.16')};
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  line-height: 1.3;
  cursor: pointer;

  i,
  svg {
    color: ${s('color.ink3')};
  }

  &[aria-selected='true'] {
    background: ${s('color.sunk')};
    box-shadow: inset 3px 0 0 ${s('color.madder')};
  }
`;

const Label = styled.span`
  ${truncate}
  font-weight: 550;
`;

const Detail = styled.span`
  ${truncate}
  grid-column: 2;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
`;
