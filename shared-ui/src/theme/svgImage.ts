/** A drawing as a CSS image. No more is escaped than must be: it stands in the styles of every page that shows it. */
export const svgImage = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, encodeURIComponent)}")`;
