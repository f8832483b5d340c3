import { Container, displayHeading, Icon, jharokha, s, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PageProblemProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** A whole page that says what went wrong and where to go from here. */
export function PageProblem({ icon, title, text, actions }: PageProblemProps) {
  return (
    <Page $width="text">
      <Arch>
        <Icon name={icon} size={44} />
      </Arch>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Actions>{actions}</Actions>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.16')};
  justify-items: center;
  padding-block: ${s('space.72')};
  text-align: center;
`;

const Arch = styled.div`
  display: grid;
  place-items: center;
  width: 128px;
  height: 144px;
  padding-top: ${s('space.16')};
  ${jharokha}
  background: ${s('color.tintWomen')};
  color: ${s('color.madder')};
`;

const Title = styled.h1`
  ${displayHeading(36)}
`;

const Text = styled.div`
  max-width: 52ch;
  color: ${s('color.ink2')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: center;
  margin-top: ${s('space.8')};
`;
