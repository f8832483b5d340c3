import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { depth, displayHeading, s } from '@shop/ui';
import { EndedNotice } from '../access/EndedNotice';
import { barHeight } from './measures';

interface Props {
  title: string;
  /** What can be done here, on the right. */
  actions?: ReactNode;
  /** Before the title: the way back. */
  back?: ReactNode;
  children: ReactNode;
}

/** Heading and body of one section. */
export function SectionPage({ title, actions, back, children }: Props) {
  return (
    <>
      <InSight>
        <EndedNotice />
      </InSight>
      <Section>
        <PageHead title={`${title} · Admin Dashboard`} noIndex />
        {back}
        <Head>
          <Title>{title}</Title>
          {actions && <Actions>{actions}</Actions>}
        </Head>
        {children}
      </Section>
    </>
  );
}

const InSight = styled.div`
  position: sticky;
  z-index: ${depth('bar')};
  top: ${barHeight};

  &:not(:empty) {
    margin-bottom: ${s('space.16')};
  }
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: space-between;
`;

const Title = styled.h1`
  ${displayHeading(36)}
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
`;
