import { css } from 'styled-components';

/** The multifoil arch of the brand mark, standing in a box from (8, 4) to (120, 124). */
export const archPath =
  'M64 4C67 9.6 74 10.8 80 12C90 12.4 96 18.8 98 25.6C107 26 112 34 111 41.2C117 43.2 120 49.2 120 56.4V124H8V56.4C8 49.2 10.8 43.2 16.8 41.2C16 34 20.8 26 30.4 25.6C32 18.8 38 12.4 48.4 12C53.6 10.8 61 9.6 64 4Z';

/**
 * The arch for boxes of any size, each of its curves in five straight lines. A drawing in its place would be a document of its own to a browser,
 * and a layer for each box that it cuts.
 */
export const archPolygon =
  '50% 0%,52% 2.4%,54.6% 4.1%,57.7% 5.2%,61% 6%,64.3% 6.7%,69.2% 7.4%,73.3% 9.2%,76.5% 11.7%,' +
  '78.9% 14.7%,80.4% 18%,84.7% 18.9%,88.2% 21%,90.6% 23.9%,91.9% 27.4%,92% 31%,94.9% 32.4%,97.1% 34.5%,' +
  '98.7% 37.1%,99.7% 40.2%,100% 43.7%,100% 100%,0% 100%,0% 43.7%,0.3% 40.2%,1.2% 37.1%,2.8% 34.5%,' +
  '5% 32.4%,7.9% 31%,8% 27.4%,9.4% 23.9%,11.8% 21%,15.4% 18.9%,20% 18%,21.3% 14.7%,23.6% 11.7%,' +
  '26.8% 9.2%,31% 7.4%,36.1% 6.7%,39% 6%,42.2% 5.2%,45.3% 4.1%,48% 2.4%';

/** Cuts a box into a jharokha, the arched window of our category tiles. Outlines are cut as well: draw them inside. */
export const jharokha = css`
  clip-path: polygon(${archPolygon});
`;
