import type { ReactNode } from 'react';
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom';
import { type Place, useAddress } from './place';

type LinkProps = Omit<RouterLinkProps, 'to'> & { to: Place };

/** A link. Where no live remote offers the page, its text or picture stays and leads nowhere. */
export function Link({ to, ...link }: LinkProps) {
  const address = useAddress(to);
  return address === undefined ? <Unlinked {...link} /> : <RouterLink {...link} to={address} />;
}

/** A link that is nothing but the way there, such as `Button as={ActionLink}`: it goes with the page. */
export function ActionLink({ to, ...link }: LinkProps) {
  const address = useAddress(to);
  return address === undefined ? null : <RouterLink {...link} to={address} />;
}

type NavLinkProps = Omit<RouterNavLinkProps, 'to' | 'className' | 'style' | 'children'> & {
  to: Place;
  className?: string;
  children?: ReactNode;
};

/** A link that says whether its page is the one that shows. */
export function NavLink({ to, ...link }: NavLinkProps) {
  const address = useAddress(to);
  return address === undefined ? <Unlinked {...link} /> : <RouterNavLink {...link} to={address} />;
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
