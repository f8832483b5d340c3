import { placeholderOf } from './EmptyChunkIntegrityFix';

test('drops the placeholder of an empty chunk, and not that of one whose id ends alike', () => {
  const mark = (hash: string) => `"*-*-*-CHUNK-SRI-HASH-${hash}"`;
  const hashes = `{"58":${mark('a')},"1138":${mark('b')},138:${mark('c')},"7":${mark('d')}}`;
  expect(hashes.replaceAll(placeholderOf(['138', '58']), '')).toBe(`{"1138":${mark('b')},"7":${mark('d')}}`);
});
