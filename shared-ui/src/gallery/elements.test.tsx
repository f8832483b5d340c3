import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { galleryElements } from './elements';
import { Gallery } from './Gallery';

const pages = Object.keys(galleryElements);

test('every element of the design system has its page', () => {
  const folders = readdirSync(path.resolve(__dirname, '../elements')).filter((name) => name !== 'Field');
  expect(pages).toEqual(folders.sort());
});

test.each(pages)('%s shows each of its states without a word of complaint', (element) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  render(<Gallery element={element} />);
  expect(screen.getByRole('link', { name: element, current: 'page' })).toBeTruthy();
  const states = Object.keys(galleryElements[element] ?? {});
  expect(states.length).toBeGreaterThan(0);
  for (const state of states)
    expect(screen.getByRole('region', { name: state }).children.length).toBeGreaterThan(1);
  expect(complaint.mock.calls).toEqual([]);
});
