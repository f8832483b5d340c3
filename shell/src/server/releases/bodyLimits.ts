/** Bytes of one file of a release; the largest of ours has a twentieth of it. */
export const mostFileBytes = 8 * 1024 * 1024;
/** Bytes of an order to the release desk: an entry names its scripts with their hashes. */
export const mostOrderBytes = 1024 * 1024;

const limits = [
  { method: 'PUT', path: /^\/releases\/files\//, bytes: mostFileBytes },
  { method: 'POST', path: /^\/releases\/[^/]+$/, bytes: mostOrderBytes },
  // A form without fields, of which nothing is read.
  { method: 'POST', path: /^\/releases\/override\/leave$/, bytes: 100 },
];

/** How many bytes a request to the release desk may bring; 0 where it takes none. */
export const mostReleaseBytes = (method: string, path: string): number =>
  limits.find((limit) => limit.method === method && limit.path.test(path))?.bytes ?? 0;
