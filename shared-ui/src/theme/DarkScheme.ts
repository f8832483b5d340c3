import { createGlobalStyle } from 'styled-components';
import { darkTokens } from './darkTokens';
import { propertyName, type Token } from './tokens';

const properties = Object.entries(darkTokens)
  .map(([token, value]) => `${propertyName(token as Token)}: ${value};`)
  .join('');

/**
 * While it is mounted the page is dark where the system asks for it (adr 0067). `html` beside `:root` outweighs
 * `GlobalStyle`, whichever of the two was inserted first. Paper stays light: it is printed.
 */
export const DarkScheme = createGlobalStyle`
  @media screen and (prefers-color-scheme: dark) {
    html:root {
      ${properties}
      color-scheme: dark;
    }
  }
`;
