import { metaDescription } from '../domain/product';
import { absoluteUrls } from './absoluteUrls';
import { usePlatform } from './PlatformProvider';

/**
 * Structured data of a page. Addresses in it may be paths of the shop: they get its origin. `<` is escaped so
 * that no text can end the script, and a description is cut as PageHead cuts it, so that both say the same.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const { siteUrl } = usePlatform();
  const { description } = data;
  const said =
    typeof description === 'string' ? { ...data, description: metaDescription(description) } : data;
  const json = JSON.stringify(absoluteUrls(said, siteUrl)).replaceAll('<', '\\u003c');
  // A new element for other data: browsers with Trusted Types complain of a script whose text is changed.
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
