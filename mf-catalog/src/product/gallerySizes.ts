/**
 * The `sizes` of the gallery's pictures: phones show a part of each. The gallery is `26svh` wide there, but what looks ahead
 * in the HTML knows the height of a small viewport only later, and would fetch the first picture in a second, larger size.
 */
export const gallerySizes = '(min-width: 1320px) 570px, (min-width: 600px) 46vw, max(180px, 26vh)';
