import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Offering } from '../platform/links';
import { expandTemplate } from '../platform/linkTemplate';

/** Names of links that lead to none of a remote's own routes, with or without what may be left out. */
export function linksWithoutPage(routes: RouteObject[], { links = {} }: Offering): string[] {
  const leads = (address: string | undefined) =>
    address !== undefined && Boolean(matchRoutes(routes, new URL(address, 'https://shop.example').pathname));
  return Object.entries(links)
    .filter(([, template]) => {
      const names = [...template.matchAll(/\{([/?#]?)([^}]*)\}/g)];
      const required = names.filter(([, operator]) => operator === '').map(([, , name = '']) => name);
      const all = names.flatMap(([, , list = '']) => list.split(','));
      return ![required, all].every((given) =>
        leads(expandTemplate(template, Object.fromEntries(given.map((name) => [name, 'x'])))),
      );
    })
    .map(([name]) => name);
}
