import { createContext, type ReactElement, useContext, useEffect } from 'react';
import { metaDescription } from '../domain/product';
import { shop } from '../domain/shop';
import type { LinkRef } from '../platform/links';
import { usePlatform } from './PlatformProvider';

/** A picture of the first screen, fetched before any script runs. */
export interface PreloadImage {
  href: string;
  /** As on the picture itself, or the browser fetches two: the `srcset` and `sizes` of the `<img>` or `<source>`. */
  srcSet?: string;
  sizes?: string;
  /** Media query of the `<source>` it stands for, where screens get different pictures. */
  media?: string;
}

/** What a page says about itself to browsers, search engines and messengers. */
export interface PageHeadProps {
  /** Without the shop's name, which is appended. */
  title: string;
  /** Cut at 160 characters (spec §9). */
  description?: string;
  /** The page's one true address, by its name or as a path; the head spells it with the shop's origin. */
  canonical?: LinkRef | string | undefined;
  /** Path of the picture shown when the page is shared; the head spells it with the shop's origin. */
  image?: string;
  /**
   * The picture that is largest on the first screen where it is a `<picture>`, in each form that screens of some kind get.
   * An `<img>` with a high priority React announces by itself.
   */
  preloadImage?: PreloadImage | readonly PreloadImage[];
  noIndex?: boolean;
}

/** A head whose canonical address is a path. */
type ResolvedHead = Omit<PageHeadProps, 'canonical'> & { canonical?: string | undefined };

/** The server collects the elements that a render asks for, because the frame's `<head>` is not React's. */
export const PageHeadContext = createContext<((head: ReactElement) => void) | null>(null);

/** What `<head>` says of the page that is shown; each page has one. */
export function PageHead({ canonical, ...head }: PageHeadProps) {
  const collect = useContext(PageHeadContext);
  const { siteUrl, links } = usePlatform();
  const address = typeof canonical === 'object' ? links.resolve(canonical) : canonical;
  // Adopted is only what stood there when the page was hydrated, and this page came later.
  useEffect(() => document.head.querySelector('meta[data-frame]')?.remove(), []);
  const elements = <HeadElements {...head} canonical={address} siteUrl={siteUrl} />;
  if (!collect) return elements;
  collect(elements);
  return null;
}

/**
 * The elements themselves; React moves them into the document's head and adopts those the server wrote.
 * `siteUrl` is the shop's public origin.
 */
export function HeadElements({ siteUrl, ...head }: ResolvedHead & { siteUrl: string }) {
  const fullTitle = `${head.title} | ${shop.name}`;
  const summary = metaDescription(head.description ?? shop.description);
  const address = head.canonical && siteUrl + head.canonical;
  const preloads = head.preloadImage ? [head.preloadImage].flat() : [];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={shop.locale} />
      {address && <meta property="og:url" content={address} />}
      {head.image && <meta property="og:image" content={siteUrl + head.image} />}
      {address && <link rel="canonical" href={address} />}
      {head.noIndex && <meta name="robots" content="noindex" />}
      {preloads.map(({ href, srcSet, sizes, media }) => (
        <link
          key={`${media} ${href}`}
          rel="preload"
          as="image"
          href={href}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          media={media}
          fetchPriority="high"
        />
      ))}
    </>
  );
}
