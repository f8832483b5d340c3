import { createGlobalStyle } from 'styled-components';
import { until } from '@shop/ui';

/** Phones, whose screens are not large enough to show at first what may come later. */
const phones = `${until('tablet')} and (height < 950px)`;

/**
 * Until what a phone shows at first is there (`firstScreen.ts`), nothing of a part is laid out that stands further down, and none of
 * its pictures is fetched: of `content-visibility: auto` browsers lay out what is within two screens.
 */
export const FirstScreen = createGlobalStyle`
  ${phones} {
    [data-first-screen] [data-later] {
      content-visibility: hidden !important;
    }
  }
`;
