/** The same on the server, which collects the rules of a page. */
export * from './quietStyled.mjs';
export { default } from './quietStyled.mjs';
export { ServerStyleSheet, StyleSheetManager } from 'styled-components';
