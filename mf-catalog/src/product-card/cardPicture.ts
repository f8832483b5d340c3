import type { Picture } from '@shop/kernel/domain';

/** A picture as cards carry it, whose product's name stands beside it: words of its own only where they are others. */
export type CardPicture = Omit<Picture, 'alt'> & Partial<Pick<Picture, 'alt'>>;

/** `name` is that of its product. */
export const toCardPicture = ({ alt, ...picture }: Picture, name: string): CardPicture =>
  alt === name ? picture : { ...picture, alt };

/** As it was before it came to a card. */
export const wholePicture = (picture: CardPicture, name: string): Picture => ({ alt: name, ...picture });
