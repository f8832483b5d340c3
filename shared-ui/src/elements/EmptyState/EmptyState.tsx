import type { ReactNode } from 'react';
import styled from 'styled-components';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';
import { Arch } from '../Arch/Arch';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconMask';

interface Props {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** What to do about it: a button, or several. */
  action?: ReactNode;
  /** Of its heading; `h1` where it is all that the page says. */
  level?: 'h1' | 'h2';
}

/** Nothing here yet, or something went wrong, and what to do about it. */
export function EmptyState({ icon, title, text, action, level = 'h2' }: Props) {
  return (
    <Box>
      <Niche>
        <Icon name={icon} size={40} />
      </Niche>
      <Title as={level}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Actions>{action}</Actions>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${s('space.16')};
  justify-items: center;
  padding: ${s('space.48')} ${s('space.16')};
  text-align: center;

  &:has(> h1) {
    padding-block: ${s('space.72')};
  }
`;

const Niche = styled(Arch)`
  display: grid;
  place-items: center;
  width: 112px;
  height: 128px;
  padding-top: ${s('space.16')};
  background: ${s('color.tintWomen')};
  color: ${s('color.madder')};
`;

const Title = styled.h2`
  ${displayHeading(28)}

  &:is(h1) {
    ${displayHeading(36)}
  }
`;

const Text = styled.div`
  max-width: 46ch;
  color: ${s('color.ink2')};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: center;
  margin-top: ${s('space.8')};
`;
