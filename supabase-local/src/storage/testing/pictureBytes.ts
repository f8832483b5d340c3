const heads = {
  'image/webp': [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBPVP8 ')],
  'image/png': [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/avif': [0, 0, 0, 24, ...ascii('ftypavif'), 0, 0, 0, 0, ...ascii('mif1miaf')],
};

export type PictureType = keyof typeof heads;

/** As many bytes that begin as a picture of that type does. */
export function pictureBytes(type: PictureType = 'image/webp', size = 100): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(heads[type].slice(0, size));
  return bytes;
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
