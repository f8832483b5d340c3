import fc from 'fast-check';
import { ownerOf } from '@shop/kernel/platform';
import { FileFault, parseRegistry, type PublishedRegistry, registryFor } from '@shop/registry';
import { sound } from '@shop/registry/testing';
import { robotsText, sitemapIndex } from '../crawlerFiles';

/** One value anywhere inside is replaced by anything, which comes nearer to what is accepted than any JSON. */
const damaged = fc
  .tuple(fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }), fc.jsonValue(), fc.option(fc.string()))
  .map(([way, value, name]) => {
    const registry = structuredClone(sound()) as unknown;
    let place = registry as Record<string, unknown>;
    for (const [depth, step] of way.entries()) {
      const names = Object.keys(place);
      const next = names[step % names.length];
      if (next === undefined) return registry;
      const inner = place[next];
      if (depth === way.length - 1 || typeof inner !== 'object' || inner === null) {
        // The one name that a list has of its own and that no JSON can give it.
        if (Array.isArray(place) && name === 'length') return registry;
        Object.defineProperty(place, name ?? next, { value, enumerable: true, configurable: true });
        return registry;
      }
      place = inner as Record<string, unknown>;
    }
    return registry;
  });

test('whatever the file holds, it is refused in a sentence or harmless', () => {
  const anyText = fc.oneof(
    { weight: 5, arbitrary: damaged.map((value) => JSON.stringify(value)) },
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  let accepted = 0;
  fc.assert(
    fc.property(anyText, fc.webPath(), fc.nat(9_999), (text, path, visitor) => {
      let registry: PublishedRegistry;
      try {
        registry = parseRegistry(text);
      } catch (fault) {
        expect(fault).toBeInstanceOf(FileFault);
        expect((fault as FileFault).message).toMatch(/\.$/);
        return;
      }
      accepted += 1;
      const { remotes } = registryFor(registry, visitor);
      ownerOf(remotes, path);
      expect(robotsText(remotes, 'https://shop.example').split('\n').every(isRobotsLine)).toBe(true);
      expect(sitemapIndex(remotes, 'https://shop.example')).not.toMatch(/<loc>(?!https:\/\/shop\.example\/)/);
      for (const { name, version, entry: file, integrity } of remotes)
        for (const address of [file, ...Object.keys(integrity)])
          expect(new URL(address, 'https://shop.example').pathname).toMatch(`/remotes/${name}/${version}/`);
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(10);
});

const isRobotsLine = (line: string) =>
  /^(User-agent: \*|Disallow: \/\S*|Sitemap: https:\/\/shop\.example\/sitemap\.xml|)$/.test(line);
