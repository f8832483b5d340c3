import { PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Breadcrumbs, ClothStrip, Container, displayHeading, from, s } from '@shop/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { trailData } from './trailData';

export type PageGround =
  | 'paper'
  | 'tintMen'
  | 'tintWomen'
  | 'tintKids'
  | 'tintWheels'
  | 'tintJewellery'
  | 'tintHome'
  | 'tintBeauty'
  | 'ink';

interface InfoPageProps {
  /** Path of the page, from `links`. */
  path: string;
  /** The one `h1`, and the title of the document unless `headTitle` says more. */
  title: string;
  headTitle?: string;
  /** For search engines; at most 160 characters are shown. */
  description: string;
  /** One or two sentences beside the title. */
  intro: ReactNode;
  /** Colour of the cloth behind the title. */
  ground?: PageGround;
  /** Drawing beside the title. */
  art?: ReactNode;
  print?: 'ajrakh' | 'spark' | 'patang';
  /** Structured data beside the breadcrumbs, without `@context`. */
  data?: readonly object[];
  children: ReactNode;
}

/** Head, breadcrumbs, title band and content: what every page of this remote is made of. */
export function InfoPage({ path, title, headTitle = title, description, ...page }: InfoPageProps) {
  const { intro, ground = 'paper', art, print, data = [], children } = page;
  const { siteUrl } = usePlatform();
  return (
    <>
      <PageHead title={headTitle} description={description} canonical={path} />
      <StructuredData
        data={{ '@context': 'https://schema.org', '@graph': [trailData(siteUrl, title, path), ...data] }}
      />
      <Band $ground={ground}>
        <Container>
          <Breadcrumbs
            items={[{ label: 'Home', href: links.home() }, { label: title }]}
            renderLink={(href, label) => <Link to={href}>{label}</Link>}
          />
          <Head $hasArt={art !== undefined}>
            <div>
              <Title>{title}</Title>
              <Intro>{intro}</Intro>
            </div>
            {art && <Art>{art}</Art>}
          </Head>
        </Container>
      </Band>
      {print && <ClothStrip $print={print} />}
      <Body>{children}</Body>
    </>
  );
}

const dark = css`
  nav ol,
  nav li::before {
    color: ${s('color.onDark2')};
  }
  nav a:hover {
    color: ${s('color.haldi')};
  }
`;

const Band = styled.header<{ $ground: PageGround }>`
  padding-top: ${s('space.16')};
  overflow: hidden;
  background: ${({ $ground }) => s(`color.${$ground}`)};
  color: ${({ $ground }) => s($ground === 'ink' ? 'color.onDark' : 'color.ink')};

  nav ol,
  nav li::before {
    color: ${s('color.ink')};
  }
  ${({ $ground }) => $ground === 'ink' && dark}
`;

const Head = styled.div<{ $hasArt: boolean }>`
  display: grid;
  gap: ${s('space.32')};
  align-items: center;
  padding-block: ${s('space.24')} ${({ $hasArt }) => s($hasArt ? 'space.16' : 'space.32')};

  ${from('tablet')} {
    grid-template-columns: ${({ $hasArt }) => ($hasArt ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 1fr)')};
  }

  ${from('desktop')} {
    gap: ${s('space.72')};
    padding-block: ${s('space.32')} ${({ $hasArt }) => s($hasArt ? 'space.24' : 'space.48')};
  }
`;

const Title = styled.h1`
  ${displayHeading(66)}
`;

const Intro = styled.div`
  max-width: 52ch;
  margin-top: ${s('space.16')};
  font-size: ${s('size.18')};
  text-wrap: pretty;
`;

const Art = styled.div`
  min-width: 0;
`;

const Body = styled(Container)`
  display: grid;
  gap: ${s('space.72')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.48')} ${s('space.72')};
`;
