import { css } from 'styled-components';
import { svgImage } from './svgImage';

/** The multifoil arch of the brand mark, standing in a box from (8, 4) to (120, 124). */
export const archPath =
  'M64 4C67 9.6 74 10.8 80 12C90 12.4 96 18.8 98 25.6C107 26 112 34 111 41.2C117 43.2 120 49.2 120 56.4V124H8V56.4C8 49.2 10.8 43.2 16.8 41.2C16 34 20.8 26 30.4 25.6C32 18.8 38 12.4 48.4 12C53.6 10.8 61 9.6 64 4Z';

const mask = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 4 112 120" preserveAspectRatio="none"><path d="${archPath}"/></svg>`;

/** Cuts a box into a jharokha, the arched window of our category tiles. Outlines are cut as well: draw them inside. */
export const jharokha = css`
  mask: ${svgImage(mask)} center / 100% 100% no-repeat;
`;
