import { createGlobalStyle } from 'styled-components';
import { iconRules } from '../elements/Icon/iconMask';
import { focusRing } from './mixins';
import { s } from './s';
import { propertyName, type Token, tokens } from './tokens';

const properties = (Object.keys(tokens) as Token[])
  .map((token) => `${propertyName(token)}: ${tokens[token]};`)
  .join('');

/** The theme's custom properties, and the base on which all elements stand. Render it once, at the root. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${properties}
    color-scheme: light;
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* A modal dialog locks the page behind it; closing it gives scrolling back by itself. The scrollbar's
     place stays and takes the veil's colour, which cannot reach it. */
  html:has(dialog:modal) {
    overflow: hidden;
    background: color-mix(in srgb, ${s('color.paper')}, ${s('color.ink')} 60%);
  }
  html:has(dialog[data-look='screen']:modal) {
    background: ${s('color.ink')};
  }

  body {
    min-height: 100dvh;
    margin: 0;
    background: ${s('color.paper')};
    color: ${s('color.ink')};
    font: 400 ${s('size.16')}/1.5 ${s('font.text')};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }

  a {
    color: ${s('color.neel')};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
    &[aria-busy] {
      opacity: 0.6;
    }
  }

  img, svg {
    max-width: 100%;
    vertical-align: middle;
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }

  ${iconRules}

  :focus-visible {
    ${focusRing}
  }

  ::selection {
    background: ${s('color.haldi')};
    color: ${s('color.ink')};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
