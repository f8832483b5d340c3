import type { ReactNode } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { Icon } from '../Icon/Icon';

type AlertTone = 'error' | 'success' | 'info';

const looks = {
  error: { icon: 'alert', ink: 'color.kumkum', ground: 'color.tintError' },
  success: { icon: 'check', ink: 'color.neem', ground: 'color.tintSuccess' },
  info: { icon: 'info', ink: 'color.neel', ground: 'color.tintInfo' },
} as const;

interface Props {
  tone: AlertTone;
  children: ReactNode;
}

/**
 * A message in the page. Errors are announced at once, the others when there is a pause. Nothing shows where there is
 * nothing to say, so that a form places its alert once and for all.
 */
export function Alert({ tone, children }: Props) {
  // Several children are a list even where none of them says anything.
  if (![children].flat().some(Boolean)) return null;
  return (
    <Box role={tone === 'error' ? 'alert' : 'status'} $tone={tone}>
      <Icon name={looks[tone].icon} size={20} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${s('space.12')};
  padding: ${s('space.12')} ${s('space.16')};
  border-left: 4px solid ${({ $tone }) => s(looks[$tone].ink)};
  border-radius: ${s('radius.control')};
  background: ${({ $tone }) => s(looks[$tone].ground)};
  font-size: ${s('size.15')};

  > i {
    margin-top: 2px;
    color: ${({ $tone }) => s(looks[$tone].ink)};
  }
`;
