import fc from 'fast-check';
import { svgImage } from './svgImage';

/** What a browser reads out of the CSS. */
const drawn = (css: string) =>
  decodeURIComponent(/^url\("data:image\/svg\+xml,([^"#]*)"\)$/.exec(css)?.[1] ?? 'nothing');

test('whatever is drawn comes back out of the address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'<path d="M0 0h1.5%20" fill="#f0e"/>;{}é₹') }),
      (svg) => {
        expect(drawn(svgImage(svg))).toBe(svg.replaceAll('"', "'"));
      },
    ),
  );
});
