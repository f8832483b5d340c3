interface PictureType {
  extensions: readonly string[];
  begins(bytes: Uint8Array): boolean;
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The types of files that can be stored. Four short signatures instead of a library that knows hundreds and parses
 * whatever it is given; a drawing (SVG) is not among them because it may carry scripts.
 */
const pictureTypes: ReadonlyMap<string, PictureType> = new Map([
  [
    'image/webp',
    {
      extensions: ['webp'],
      begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
    },
  ],
  ['image/png', { extensions: ['png'], begins: (bytes) => ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' }],
  [
    'image/jpeg',
    { extensions: ['jpg', 'jpeg'], begins: (bytes) => ascii(bytes, 0, 3) === '\u00ff\u00d8\u00ff' },
  ],
  ['image/avif', { extensions: ['avif'], begins: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) }],
]);

/** Whether the extension of a name, the declared type and the first bytes all say the same kind of picture. */
export function isPictureOfType(type: string, name: string, bytes: Uint8Array): boolean {
  const known = pictureTypes.get(type);
  const extension = /\.([a-z]+)$/.exec(name)?.[1] ?? '';
  return known !== undefined && known.extensions.includes(extension) && known.begins(bytes);
}
