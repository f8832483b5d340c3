import { lookUp } from '@shop/kernel/domain';
import type { RegistryEntry } from '@shop/registry';
import { type BrowserEntry, browserMembers, type PageData } from '../pageData';
import type { PageContext } from './PageContext';
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

/** What browsers have a use for: every page carries it, so that it says nothing else. */
const forBrowser = (remote: RegistryEntry): BrowserEntry => {
  const hash = lookUp(remote.integrity, remote.entry);
  const members = Object.fromEntries(browserMembers.map((member) => [member, remote[member]]));
  return {
    ...(members as Omit<BrowserEntry, 'integrity'>),
    // None in development, where files are rewritten in place.
    integrity: hash ? { [remote.entry]: hash } : {},
  };
};
