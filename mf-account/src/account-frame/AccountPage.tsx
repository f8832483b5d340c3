import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { from, s, TitledPage } from '@shop/ui';
import { AccountNav } from './AccountNav';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Every page of the account: its title, the way to the others, its content. */
export function AccountPage({ title, intro, children }: Props) {
  return (
    <TitledPage title={title} intro={intro}>
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
