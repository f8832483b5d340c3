import { type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import {
  type NavigateOptions,
  type RelativeRoutingType,
  type To,
  useHref,
  useLinkClickHandler,
} from 'react-router-dom';

export interface AnchorProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  to: To;
  relative?: RelativeRoutingType;
  /** Leaves it to the browser to go there, which opens a document. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The router's link without what only its framework mode uses: prefetching and discovery, whose code is larger than the
 * link and runs for every one of a page. An address with an origin is left to the browser.
 */
export function Anchor({ to, ...link }: AnchorProps) {
  if (typeof to !== 'string' || !elsewhere.test(to)) return <RoutedAnchor {...link} to={to} />;
  const { replace, state, preventScrollReset, viewTransition, relative, reloadDocument, ...plain } = link;
  return <a {...plain} href={to} />;
}

function RoutedAnchor({
  to,
  relative,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  reloadDocument,
  onClick,
  ...plain
}: AnchorProps) {
  const href = useHref(to, { relative });
  const { target } = plain;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    relative,
    replace,
    state,
    preventScrollReset,
    viewTransition,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return <a {...plain} href={href} onClick={click} />;
}
