import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LinkRef } from '@shop/kernel/platform';
import { PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { type BandGround, Breadcrumbs, Container, s, TitleBand } from '@shop/ui';
import { trailData } from './trailData';

interface Props {
  /** The page itself. */
  page: LinkRef;
  /** The one `h1`, and the title of the document unless `headTitle` says more. */
  title: string;
  headTitle?: string;
  /** For search engines; at most 160 characters are shown. */
  description: string;
  /** One or two sentences beside the title. */
  intro: ReactNode;
  /** Colour of the cloth behind the title. */
  ground?: BandGround;
  /** Drawing beside the title. */
  art?: ReactNode;
  print?: 'ajrakh' | 'spark' | 'patang';
  /** Structured data beside the breadcrumbs, without `@context`. */
  data?: readonly object[];
  children: ReactNode;
}

/** Head, breadcrumbs, title band and content: what every page of this remote is made of. */
export function InfoPage({ page, title, headTitle = title, description, ...rest }: Props) {
  const { data = [], children, ...band } = rest;
  const { siteUrl } = usePlatform();
  const path = usePlatform().links.resolve(page);
  return (
    <>
      <PageHead title={headTitle} description={description} canonical={page} />
      <StructuredData
        data={{ '@context': 'https://schema.org', '@graph': [trailData(siteUrl, title, path), ...data] }}
      />
      <TitleBand
        {...band}
        title={title}
        trail={
          <Breadcrumbs
            items={[{ label: 'Home', href: linkTo('home') }, { label: title }]}
            renderLink={(href, label) => <Link to={href}>{label}</Link>}
          />
        }
      />
      <Body>{children}</Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: ${s('space.72')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.48')} ${s('space.72')};
`;
