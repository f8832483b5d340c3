import { createContext, useContext } from 'react';
import { metaDescription, shop } from '../domain/domain';

/** What a page says about itself to browsers, search engines and messengers. */
export interface PageHeadProps {
  /** Without the shop's name, which is appended. */
  title: string;
  /** Cut at 160 characters (spec §9). */
  description?: string;
  /** Path of the page's one true address. */
  canonical?: string;
  /** Path of the picture shown when the page is shared. */
  image?: string;
  /** A picture of the first screen to fetch before the scripts run. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string };
  noIndex?: boolean;
}

/** The server collects the heads that a render asks for, because the frame's `<head>` is not React's. */
export const PageHeadContext = createContext<((head: PageHeadProps) => void) | null>(null);

export function PageHead(props: PageHeadProps) {
  const collect = useContext(PageHeadContext);
  if (collect) {
    collect(props);
    return null;
  }
  return <HeadElements {...props} />;
}

/** The elements themselves; React moves them into the document's head and adopts those the server wrote. */
export function HeadElements({ title, description, canonical, image, preloadImage, noIndex }: PageHeadProps) {
  const fullTitle = `${title} | ${shop.name}`;
  const summary = metaDescription(description ?? shop.description);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:site_name" content={shop.name} />
      {image && <meta property="og:image" content={image} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {preloadImage && (
        <link
          rel="preload"
          as="image"
          href={preloadImage.href}
          imageSrcSet={preloadImage.srcSet}
          imageSizes={preloadImage.sizes}
          fetchPriority="high"
        />
      )}
    </>
  );
}

/** Structured data of a page. `<` is escaped so that no text can end the script. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
