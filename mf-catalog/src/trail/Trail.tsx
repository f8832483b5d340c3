import { Link } from '@shop/kernel/routing';
import { Breadcrumbs } from '@shop/ui';
import type { Stop } from './trailTo';

/** The way to this page, as breadcrumbs; the last stop is the page itself. */
export function Trail({ stops }: { stops: readonly Stop[] }) {
  const last = stops.length - 1;
  return (
    <Breadcrumbs
      items={stops.map(({ name, page }, index) => ({ label: name, href: index < last ? page : undefined }))}
      renderLink={(href, label) => <Link to={href}>{label}</Link>}
    />
  );
}
