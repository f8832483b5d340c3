/** Invented houses; none of them is a real trade mark. */
export type Brand =
  | 'Neelkothi'
  | 'Bunkar Lane'
  | 'Rangrez Mill'
  | 'Gulmohar Row'
  | 'Zardoz House'
  | 'Nanhi Patang'
  | 'Pahiya Works'
  | 'Lakdi Lattoo'
  | 'Jhilmil Tokri'
  | 'Chandni Patri'
  | 'Studio Toofani'
  | 'Mitti Manzil'
  | 'Aangan Loom'
  | 'Ubtan Street'
  | 'Itrabaag'
  | 'Chappal Chowk'
  | 'Jhola Junction';

/** The selling side of a sample product; name, category and prices (rupees) stand in the art catalogue. */
export interface SellingRow {
  id: string;
  /** Replaces the drawing's name where that speaks of a size which is a choice here. */
  name?: string;
  brand: Brand;
  /** Labels to choose from; absent for a product that comes in one form. */
  choice?: readonly string[];
  description: string;
  features: string[];
  rating: number;
  reviewCount: number;
  /** Badges set by hand; the automatic ones are computed (spec §9). */
  badges?: string[];
  /** Pieces over all choices; absent where the sample has no figure, so that spec §4 fills it in. */
  stock?: number;
}
