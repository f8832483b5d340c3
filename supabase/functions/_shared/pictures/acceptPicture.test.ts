import fc from 'fast-check';
import { FunctionError } from '../functionError';
import { acceptPicture, largestPicture } from './acceptPicture';
import { fromBase64, placedPictures, progressiveJpeg } from './testing/placedPictures';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const refusal = (bytes: Uint8Array): FunctionError => {
  try {
    acceptPicture(bytes);
  } catch (error) {
    if (error instanceof FunctionError) return error;
    throw error;
  }
  throw new Error('It was taken');
};

describe('a picture that somebody sends', () => {
  it.each(Object.entries(placedPictures))(
    'as %s keeps its pixels and loses camera and place',
    (name, base64) => {
      const sent = fromBase64(base64);
      expect(textOf(sent)).toMatch(/SecretCam/);
      const { bytes, width, height, type } = acceptPicture(sent);
      expect([width, height]).toEqual([5, 3]);
      expect(name.toLowerCase()).toContain(type.replace('image/', ''));
      expect(textOf(bytes)).not.toMatch(/SecretCam|Exif|EXIF|eXIf|GPS|Asha/);
      expect(bytes.byteLength).toBeLessThan(sent.byteLength);
      // What is plain already stays as it is.
      expect(textOf(acceptPicture(bytes).bytes)).toBe(textOf(bytes));
    },
  );

  it('may come in several scans', () => {
    const sent = fromBase64(progressiveJpeg);
    expect(acceptPicture(sent)).toMatchObject({ width: 9, height: 9, type: 'image/jpeg' });
  });

  // What a picture showed before it was cropped stays in them.
  it('as JPEG loses the small pictures and words in the parts that say how to read it', () => {
    const [soi, rest] = [bytesOf('\u00ff\u00d8'), textOf(fromBase64(progressiveJpeg)).slice(2)];
    const part = (marker: string, content: string) =>
      `\u00ff${marker}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 0xff)}${content}`;
    const jfif = 'JFIF\0\u0001\u0002\u0001\0H\0H';
    const adobe = 'Adobe\0d\0\0\0\0\u0001';
    const sent = [
      part('\u00e0', `${jfif}\u0001\u0002uncropped!`.slice(0, 14) + 'uncropped'),
      part('\u00e0', 'JFXX\0\u0010uncropped'),
      part('\u00e0', 'OCAD uncropped'),
      part('\u00ee', `${adobe}uncropped`),
    ].join('');
    const { bytes } = acceptPicture(bytesOf(textOf(soi) + sent + rest));
    expect(textOf(bytes)).not.toMatch(/uncropped|JFXX|OCAD/);
    expect(textOf(bytes)).toContain(part('\u00e0', `${jfif}\0\0`));
    expect(textOf(bytes)).toContain(part('\u00ee', adobe));
  });

  it.each(Object.entries(placedPictures))('as %s takes along nothing that follows its end', (_, base64) => {
    const sent = fromBase64(base64);
    const { bytes } = acceptPicture(bytesOf(`${textOf(sent)}<script>alert(1)</script>`));
    expect(textOf(bytes)).toBe(textOf(acceptPicture(sent).bytes));
  });

  it.each([
    ['a script that is called a picture', bytesOf('<script>alert(1)</script>'), /JPEG, PNG and WebP work/],
    ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG and WebP work/],
    ['nothing', new Uint8Array(), /JPEG, PNG and WebP work/],
    [
      'the head of a JPEG with a script',
      bytesOf('\u00ff\u00d8\u00ff\u00e0<script>'),
      /JPEG, PNG and WebP work/,
    ],
    ['what an iPhone keeps', bytesOf('\0\0\0\u0018ftypheic\0\0\0\0'), /HEIC/],
  ])('is refused: %s', (_, bytes, words) => {
    const { status, code, message } = refusal(bytes);
    expect([status, code]).toEqual([422, 'INVALID_PICTURE']);
    expect(message).toMatch(words);
  });

  it('is refused with more pixels than anybody needs to see, or more bytes', () => {
    const png = fromBase64(placedPictures.png);
    new DataView(png.buffer).setUint32(16, 30_000);
    expect(refusal(png).message).toMatch(/too many pixels/);
    expect(refusal(new Uint8Array(largestPicture + 1))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  // Decoders make room for the pixels of the chunk that holds them, whatever the head of the file says.
  it('is refused as WebP whose pixels are more than its head says', () => {
    const webp = fromBase64(placedPictures.losslessWebp);
    const chunk = textOf(webp).indexOf('VP8L');
    const view = new DataView(webp.buffer);
    const [sides, flags] = [16_383, view.getUint32(chunk + 9, true) & 0xf000_0000];
    view.setUint32(chunk + 9, (flags | (sides << 14) | sides) >>> 0, true);
    expect(refusal(webp)).toMatchObject({ status: 422, code: 'INVALID_PICTURE' });
  });

  // Each scan goes over all pixels again: a small file keeps whoever looks at it busy for minutes.
  it('is refused as JPEG in more scans than any camera or program writes', () => {
    const jpeg = textOf(fromBase64(progressiveJpeg));
    const scan = /\u00ff\u00da[^]*?(?=\u00ff\u00c4)/.exec(jpeg)![0];
    const end = jpeg.length - 2;
    const sent = bytesOf(jpeg.slice(0, end) + scan.repeat(500) + jpeg.slice(end));
    expect(refusal(sent)).toMatchObject({ status: 422, code: 'INVALID_PICTURE' });
  });

  it('is either taken or refused, wherever it is cut off or damaged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(placedPictures), progressiveJpeg),
        fc.nat(700),
        fc.nat(700),
        fc.nat(255),
        (base64, cut, place, byte) => {
          const sent = fromBase64(base64).subarray(0, cut);
          if (place < sent.length) sent[place] = byte;
          try {
            expect(textOf(acceptPicture(sent).bytes)).not.toMatch(/<script/);
          } catch (error) {
            expect(error).toBeInstanceOf(FunctionError);
          }
        },
      ),
    );
  });
});
