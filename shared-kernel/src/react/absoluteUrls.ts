/** Properties of schema.org whose values are addresses. */
const addresses = new Set(['@id', 'contentUrl', 'image', 'item', 'logo', 'target', 'url']);

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');

/** Structured data whose paths became addresses: crawlers do not resolve them against the page. */
export function absoluteUrls(data: Record<string, unknown>, siteUrl: string): Record<string, unknown> {
  const absolute = (value: unknown, isAddress: boolean): unknown => {
    if (isAddress && isPath(value)) return siteUrl + value;
    if (Array.isArray(value)) return value.map((each) => absolute(each, isAddress));
    if (typeof value !== 'object' || value === null) return value;
    return absoluteUrls(value as Record<string, unknown>, siteUrl);
  };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, absolute(value, addresses.has(key))]),
  );
}
