import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import {
  createPath,
  type NavigateOptions,
  type RelativeRoutingType,
  type To,
  UNSAFE_DataRouterContext as RouterContext,
  useResolvedPath,
} from 'react-router-dom';
import { opensElsewhere } from '../platform/opensElsewhere';
import { type SearchChange, usePendingSearch } from './usePendingSearch';

export interface AnchorProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  /** An address, or what becomes of the query of the page that shows. */
  to: To | SearchChange;
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
export function Anchor({ to, relative, ...link }: AnchorProps) {
  if (typeof to === 'function') return <SearchAnchor {...link} change={to} />;
  if (typeof to !== 'string' || !(to.startsWith('/') || elsewhere.test(to)))
    return <RelativeAnchor {...link} to={to} relative={relative} />;
  return <PlainAnchor {...link} to={to} />;
}

interface Props extends Omit<AnchorProps, 'to' | 'relative'> {
  to: string;
  /** Goes there in place of the router. */
  go?: (options: NavigateOptions) => void;
}

/** Where a page with choices in its address is heading may change between the rendering of a link and the press. */
function SearchAnchor({ change, ...link }: Omit<Props, 'to'> & { change: SearchChange }) {
  const { search, go } = usePendingSearch();
  const to = `?${new URLSearchParams(change(search))}`;
  return <RelativeAnchor {...link} to={to} go={(options) => go(change, options)} />;
}

/** Part of the page that shows: it is rendered anew with each change of the address. */
function RelativeAnchor({
  to,
  relative,
  ...link
}: Omit<Props, 'to'> & { to: To; relative?: RelativeRoutingType }) {
  return <PlainAnchor {...link} to={createPath(useResolvedPath(to, { relative }))} />;
}

/** Knows the router, but not where it is: the router's own link is rendered anew with each page, all those of the frame too. */
function PlainAnchor({
  to,
  go,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  reloadDocument,
  onClick,
  ...plain
}: Props) {
  const router = use(RouterContext)?.router;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || elsewhere.test(to) || !router) return;
    if (opensElsewhere(event, plain.target)) return;
    event.preventDefault();
    const options = {
      // The page that shows is not put into the history once more.
      replace: replace ?? createPath(router.state.location) === to,
      state,
      preventScrollReset,
      viewTransition,
    };
    if (go) go(options);
    else void router.navigate(to, options);
  };
  return <a {...plain} href={to} onClick={click} />;
}
