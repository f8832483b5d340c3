import { type To, useLocation, useResolvedPath } from 'react-router-dom';
import { Anchor, type AnchorProps } from './Anchor';
import { isWithin } from './isWithin';
import { type Place, useAddress } from './place';
import type { SearchChange } from './usePendingSearch';

type LinkProps = Omit<AnchorProps, 'to'> & { to: Place | SearchChange };

/** A link. Where no live remote offers the page, its text or picture stays and leads nowhere. */
export function Link({ to, ...link }: LinkProps) {
  const address = useAddress(to);
  return address === undefined ? <Unlinked {...link} /> : <Anchor {...link} to={address} />;
}

/** A link that is nothing but the way there, such as `Button as={ActionLink}`: it goes with the page. */
export function ActionLink({ to, ...link }: LinkProps) {
  const address = useAddress(to);
  return address === undefined ? null : <Anchor {...link} to={address} />;
}

/** `end`: the pages below its own do not count. */
type NavLinkProps = LinkProps & { to: Place; end?: boolean };

/** A link that says whether its page, or one below it, is the one that shows. */
export function NavLink({ to, ...link }: NavLinkProps) {
  const address = useAddress(to);
  return address === undefined ? <Unlinked {...link} /> : <HereAnchor {...link} to={address} />;
}

function HereAnchor({ end = false, className, ...link }: AnchorProps & { to: To; end?: boolean }) {
  const { pathname } = useResolvedPath(link.to, { relative: link.relative });
  const isHere = isWithin(useLocation().pathname, pathname, end);
  const classes = [className, isHere && 'active'].filter(Boolean).join(' ');
  return <Anchor {...link} className={classes} aria-current={isHere ? 'page' : undefined} />;
}

const Unlinked = ({
  className,
  children,
  'aria-hidden': hidden,
}: Pick<LinkProps, 'className' | 'children' | 'aria-hidden'>) => (
  <span className={className} aria-hidden={hidden}>
    {children}
  </span>
);
