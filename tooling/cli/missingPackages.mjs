/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages packages of a lockfile by their path
 */

/**
 * What has to be installed: nothing, what the shop needs, or everything. `installed` is the record that npm keeps of
 * what it installed. Packages for tests and for watching are kept up to date where they were installed before, because
 * an installation without them would remove them.
 *
 * @param {{ wanted: Packages, installed: Packages, need: 'shop' | 'everything' }} packages
 * @returns {'shop' | 'everything' | undefined}
 */
export function missingPackages({ wanted, installed, need }) {
  const scope = need === 'everything' || hasDevPackages(installed) ? 'everything' : 'shop';
  const isThere = Object.entries(wanted).every(
    ([path, { version, link, dev, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      (dev && scope === 'shop') ||
      installed[path]?.version === version,
  );
  return isThere ? undefined : scope;
}

/** @param {Packages} installed */
const hasDevPackages = (installed) => Object.values(installed).some(({ dev }) => dev);
