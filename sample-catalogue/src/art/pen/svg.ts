import type { Pen } from './Pen';

/** The finished document: `view` is the part of the sheet that shows, drawn `width` x `height` pixels large. */
export function svg(k: Pen, view = '0 0 800 1000', width = 800, height = 1000): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" stroke-linecap="round" stroke-linejoin="round"><defs>${k.defs.join('')}</defs>${k.out.join('')}</svg>`
    .replace(/\n\s*/g, '')
    .replace(/> </g, '><')
    .replace(/(\s|")0\.(\d)/g, '$1.$2')
    .replace(/\(0\./g, '(.');
}
