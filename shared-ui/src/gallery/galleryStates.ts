import type { ReactNode } from 'react';

/** What the gallery shows of one element: each state by what it is, such as `sold out`. A state is a component, so it may keep something. */
export type GalleryStates = Record<string, () => ReactNode>;
