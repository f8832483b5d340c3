import { fileProblem } from './pictureWidths';

test.each([
  [{ name: 'a.jpg', type: 'image/jpeg', size: 1000 }, undefined],
  [{ name: 'a.svg', type: 'image/svg+xml', size: 1000 }, /no picture/],
  [{ name: 'a.exe', type: '', size: 1000 }, /no picture/],
  [{ name: 'a.png', type: 'image/png', size: 50 * 1024 * 1024 }, /larger than 15 MB/],
])('of %p we say %p', (file, problem) => {
  const said = fileProblem(file);
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeUndefined();
});
