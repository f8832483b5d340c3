/** The declared surface of `@shop/ui/fonts`: for those who serve documents. */
export { fontFaceRules } from './theme/fontFaceRules';
export { fontFiles, type FontFile } from './theme/fontFiles';
