import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { type BandGround, Breadcrumbs, Container, s, TitleBand } from '@shop/ui';
import { trailData } from './trailData';

interface Props {
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
  ground?: BandGround;
  /** Drawing beside the title. */
  art?: ReactNode;
  print?: 'ajrakh' | 'spark' | 'patang';
  /** Structured data beside the breadcrumbs, without `@context`. */
  data?: readonly object[];
  children: ReactNode;
}

/** Head, breadcrumbs, title band and content: what every page of this remote is made of. */
export function InfoPage({ path, title, headTitle = title, description, ...page }: Props) {
  const { data = [], children, ...band } = page;
  const { siteUrl } = usePlatform();
  return (
    <>
      <PageHead title={headTitle} description={description} canonical={path} />
      <StructuredData
        data={{ '@context': 'https://schema.org', '@graph': [trailData(siteUrl, title, path), ...data] }}
      />
      <TitleBand
        {...band}
        title={title}
        trail={
          <Breadcrumbs
            items={[{ label: 'Home', href: links.home() }, { label: title }]}
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
