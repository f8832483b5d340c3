import type { ReactNode } from 'react';
import styled from 'styled-components';
import { jharokha } from '../../theme/jharokha';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';
import { Icon, type IconName } from '../Icon/Icon';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box>
      <Arch>
        <Icon name={icon} size={40} />
      </Arch>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${s('space.16')};
  justify-items: center;
  padding: ${s('space.48')} ${s('space.16')};
  text-align: center;
`;

const Arch = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 128px;
  padding-top: ${s('space.16')};
  ${jharokha}
  background: ${s('color.line')};
  color: ${s('color.madder')};
`;

const Title = styled.h2`
  ${displayHeading(28)}
`;

const Text = styled.div`
  max-width: 46ch;
  color: ${s('color.ink2')};
`;
