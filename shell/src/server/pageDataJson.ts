import { lookUp } from '@shop/kernel/domain';
import type { RegistryEntry } from '@shop/registry';
import type { BrowserEntry, PageData } from '../pageData';
import type { PageContext } from './pageAnswer';
import type { RenderedPage } from './rendering/renderer';

/** JSON of `PageData`. The hydration state comes as text from where it was rendered, and is not read here. */
export function pageDataJson(
  { hydration }: Pick<RenderedPage, 'hydration'>,
  {
    registry,
    environment,
    vitalsShare,
    settings: { assetOrigins },
  }: Pick<PageContext, 'registry' | 'environment' | 'vitalsShare' | 'settings'>,
): string {
  const data: PageData = {
    registry: { ...registry, remotes: registry.remotes.map(forBrowser) },
    environment,
    vitalsShare,
    ...(assetOrigins.length > 0 && { assetOrigins }),
  };
  const members = JSON.stringify(data).slice(0, -1);
  return hydration ? `${members},"hydration":${hydration}}` : `${members}}`;
}

/** Every page carries the registry, so that it says nothing that browsers have no use for. */
const forBrowser = ({
  name,
  version,
  title,
  rendering,
  prefixes,
  slots,
  links,
  audience,
  container,
  entry,
  origin,
  integrity,
  isKilled,
}: RegistryEntry): BrowserEntry => {
  const hash = lookUp(integrity, entry);
  return {
    ...{
      name,
      version,
      title,
      rendering,
      prefixes,
      slots,
      links,
      audience,
      container,
      entry,
      origin,
      isKilled,
    },
    // None in development, where files are rewritten in place.
    integrity: hash ? { [entry]: hash } : {},
  };
};
