import styled from 'styled-components';
import { s } from '../../theme/s';

const tones = {
  madder: ['color.madder', 'color.onMadder'],
  haldi: ['color.haldi', 'color.ink'],
  neem: ['color.neem', 'color.onMadder'],
  neutral: ['color.sunk', 'color.ink2'],
  kumkum: ['color.kumkum', 'color.onMadder'],
  neel: ['color.neel', 'color.onMadder'],
} as const;

/** One or two words on a small printed label. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-block;
  padding: 3px ${s('space.8')} 2px;
  border-radius: ${s('radius.badge')};
  background: ${({ $tone = 'neutral' }) => s(tones[$tone][0])};
  color: ${({ $tone = 'neutral' }) => s(tones[$tone][1])};
  font-size: ${s('size.12')};
  font-weight: 700;
  letter-spacing: 0.02em;
  line-height: 1.25;
  white-space: nowrap;
`;
