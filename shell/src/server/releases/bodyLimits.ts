import { lookUp } from '@shop/kernel/domain';

/** Bytes of one file of a release; the largest of ours has a twentieth of it. */
export const mostFileBytes = 8 * 1024 * 1024;
/** Bytes of an order to the release desk: an entry names its scripts with their hashes. */
export const mostOrderBytes = 1024 * 1024;

const limits = {
  PUT: { path: /^\/releases\/files\//, bytes: mostFileBytes },
  POST: { path: /^\/releases\/[^/]+$/, bytes: mostOrderBytes },
};

/** How many bytes a request to the release desk may bring; 0 where it takes none. */
export function mostReleaseBytes(method: string, path: string): number {
  const limit = lookUp(limits, method);
  return limit?.path.test(path) ? limit.bytes : 0;
}
