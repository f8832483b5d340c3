import { absoluteUrls } from './absoluteUrls';
import { usePlatform } from './PlatformProvider';

/**
 * Structured data of a page. Addresses in it may be paths of the shop: they get its origin. `<` is escaped so
 * that no text can end the script.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const { siteUrl } = usePlatform();
  const json = JSON.stringify(absoluteUrls(data, siteUrl)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
