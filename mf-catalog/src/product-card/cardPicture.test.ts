import { toCardPicture, wholePicture } from './cardPicture';

const picture = { path: 'neel-tee/main', width: 800, height: 1000, widths: [320, 640] };

test.each(['Neel Tee', 'A tee on a line', ''])('a card’s picture has its words again: %j', (alt) => {
  const carried = toCardPicture({ ...picture, alt }, 'Neel Tee');
  expect(wholePicture(carried, 'Neel Tee')).toEqual({ ...picture, alt });
});

test('it does not carry the name that the card says', () => {
  expect(toCardPicture({ ...picture, alt: 'Neel Tee' }, 'Neel Tee')).toEqual(picture);
});
