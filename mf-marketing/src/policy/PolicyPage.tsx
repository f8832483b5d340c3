import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate, shop } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { from, s } from '@shop/ui';
import { LegalBlock } from '../legal/LegalBlock';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { TwoColumns } from '../page/TwoColumns';

interface PolicyPart {
  /** Behind `#` in the address. */
  id: string;
  heading: string;
  text: ReactNode;
}

interface Props {
  page: LinkRef;
  title: string;
  description: string;
  intro: ReactNode;
  parts: readonly PolicyPart[];
}

/** A policy: its parts with addresses of their own, a table of contents, and who answers for it. */
export function PolicyPage({ parts, intro, ...page }: Props) {
  const { termsSince } = usePlatform().settings;
  return (
    <InfoPage
      {...page}
      intro={
        <>
          {intro}
          {termsSince && ` In force since ${formatDate(termsSince, 'day')}.`}
        </>
      }
      print="ajrakh"
    >
      <TwoColumns $columns="240px minmax(0, 1fr)">
        <Contents aria-label="On this page">
          <ol>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
            <li>
              <a href="#who-we-are">Who we are</a>
            </li>
          </ol>
        </Contents>
        <Text>
          {parts.map(({ id, heading, text }) => (
            <Section key={id} heading={heading} anchor={id}>
              <Prose>{text}</Prose>
            </Section>
          ))}
          <Section heading="Who we are" anchor="who-we-are" intro={`${shop.name} is run by:`}>
            <LegalBlock />
          </Section>
        </Text>
      </TwoColumns>
    </InfoPage>
  );
}

const Contents = styled.nav`
  ${from('desktop')} {
    position: sticky;
    top: 120px;
  }

  ol {
    margin: 0;
    padding: 0;
    border-left: 2px dashed ${s('color.madder')};
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-left: ${s('space.16')};
    color: ${s('color.ink')};
    text-decoration: none;
  }

  a:hover {
    color: ${s('color.madder')};
    text-decoration: underline;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);
`;
