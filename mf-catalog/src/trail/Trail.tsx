import { Link } from '@shop/kernel/routing';
import { Breadcrumbs } from '@shop/ui';
import type { Stop } from './trailTo';

interface Props {
  stops: readonly Stop[];
  /** On phones without the page itself, whose name stands right below. */
  isShort?: boolean;
}

/** The way to this page, as breadcrumbs; the last stop is the page itself. */
export function Trail({ stops, isShort }: Props) {
  const last = stops.length - 1;
  return (
    <Breadcrumbs
      $short={isShort}
      items={stops.map(({ name, page }, index) => ({ label: name, href: index < last ? page : undefined }))}
      renderLink={(href, label) => <Link to={href}>{label}</Link>}
    />
  );
}
