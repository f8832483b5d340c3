import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The frame's place comes and goes with the page; it is looked for whenever this is drawn. */
const neverChanges = () => () => undefined;
const findPlace = () => document.querySelector('[data-page-bar]');

/** Draws above the page's `main`, where the shell has a place for that (adr 0067), and where it has none right here. */
export function PageBar({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(neverChanges, findPlace, () => null);
  return place ? createPortal(children, place) : children;
}
