import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Picture } from '@shop/kernel/domain';
import { PlatformProvider } from '@shop/kernel/react';
import { createTestPlatform } from '@shop/kernel/testing';
import { PictureList } from './PictureList';
import { uploadPicture } from './uploadPicture';

// What jsdom cannot do: decode a picture and draw it.
jest.mock('./uploadPicture', () => ({ uploadPicture: jest.fn() }));

const pictureOf = (name: string): Picture => ({
  path: `uploads/${name}`,
  alt: name,
  width: 1200,
  height: 1500,
  widths: [320, 1200],
});

function List() {
  const [pictures, setPictures] = useState([pictureOf('Front'), pictureOf('Back'), pictureOf('Hem')]);
  return <PictureList pictures={pictures} onChange={setPictures} />;
}

test('the keyboard stays at a picture that is moved to an end, and goes on at the next one where one is removed', async () => {
  const { platform } = createTestPlatform({ database: {} });
  render(
    <PlatformProvider platform={platform}>
      <List />
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  const moved = screen.getByRole('button', { name: 'Move picture 1 forward' });
  expect(document.activeElement).toBe(moved);
  expect(moved).toHaveProperty('disabled', false);
  expect(moved.ariaDisabled).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Picture 2 shows'));
});

test('what is typed, moved and removed while a picture is uploaded stays so', async () => {
  let arrive: (picture: Picture) => void = () => undefined;
  jest.mocked(uploadPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { platform } = createTestPlatform({ database: {} });
  render(
    <PlatformProvider platform={platform}>
      <List />
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText('Add pictures'),
    new File(['x'], 'sleeve.png', { type: 'image/png' }),
  );
  expect(screen.getByText('Uploading…')).toBeTruthy();

  await user.type(screen.getByLabelText('Main picture shows'), ' of the tee');
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  await act(async () => arrive(pictureOf('Sleeve')));

  const texts = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(texts).toEqual(['Hem', 'Front of the tee', 'Sleeve']);
});
