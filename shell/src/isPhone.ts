import { until } from '@shop/ui';

/** Whether the page is as narrow as a phone's. */
export const isPhone = (): boolean => matchMedia(until('tablet').replace('@media ', '')).matches;
