import type { Answer } from '@shop/kernel/data';
import { type BagLine, variantKind } from '@shop/kernel/domain';

type Found = NonNullable<Answer<'get_look'>>;

/** A product of a look. */
export type LookPiece = Omit<Found['products'][number], 'variants'> & {
  variants: { id: string; label: string; stock: number }[];
};

/** Ids of the chosen variants, by product; empty for what is left out on purpose. */
export type LookChoice = ReadonlyMap<string, string>;

export const piecesOf = (look: Found): LookPiece[] =>
  look.products.map((piece) => ({ ...piece, variants: piece.variants ?? [] }));

export const isSoldOut = ({ variants }: LookPiece) => variants.every(({ stock }) => stock === 0);

/** What the choice is called, or nothing where there is none. */
export const kindOf = ({ variants, size_title }: LookPiece) => variantKind(variants, size_title ?? undefined);

/** What there is one of is chosen already; sizes are for the shopper to choose. */
export const firstChoice = (pieces: readonly LookPiece[]): LookChoice =>
  new Map(
    pieces.flatMap((piece) => {
      const [only] = piece.variants;
      return only && !isSoldOut(piece) && !kindOf(piece) ? [[piece.id, only.id] as const] : [];
    }),
  );

/** What "Add all" would put into the bag: one of each that is chosen and there. */
export function chosenLines(pieces: readonly LookPiece[], choice: LookChoice): BagLine[] {
  return pieces.flatMap((piece) => {
    const variant = piece.variants.find(({ id, stock }) => id === choice.get(piece.id) && stock > 0);
    if (!variant) return [];
    return [
      {
        id: variant.id,
        productId: piece.id,
        name: piece.name,
        price: piece.price,
        picture: piece.image,
        variant: variant.label,
        quantity: 1,
        maxStock: variant.stock,
      },
    ];
  });
}
