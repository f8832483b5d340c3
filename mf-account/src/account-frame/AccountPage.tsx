import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { from, s, TitledPage } from '@shop/ui';
import { AccountNav } from './AccountNav';

interface Props {
  title: string;
  /** For a page on which the focus goes to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Every page of the account: its title, the way to the others, its content. */
export function AccountPage({ title, titleRef, intro, children }: Props) {
  return (
    <TitledPage title={title} titleRef={titleRef} intro={intro}>
      <PageHead title={title} noIndex />
      <Columns>
        <AccountNav />
        <Content>{children}</Content>
      </Columns>
    </TitledPage>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};

  ${from('desktop')} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${s('space.48')};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
  align-content: start;
  min-width: 0;
`;
