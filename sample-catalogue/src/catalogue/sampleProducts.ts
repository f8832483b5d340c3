import { discountPercent, type Picture, shop } from '@shop/kernel/domain';
import { type ArtProduct, catalogue } from '../art/catalogue/catalogue';
import { pictureWidths, viewNames } from '../pictures/pictures';
import { declarationsOf } from './declarations/declarationsOf';
import { featuredOrder } from './featuredOrder';
import { garmentMeasures } from './garmentMeasures';
import { normaliseStock } from './normaliseStock';
import { reviewRows } from './reviewRows';
import type { SellingRow } from './SellingRow';
import { sellingRows } from './sellingRows';
import { spreadRatings } from './spreadRatings';
import { spreadStock } from './spreadStock';
import { type Traits, traits } from './traits/traits';

const lastDay = Date.parse('2026-11-01T10:00:00+05:30');
const dayInMs = 86_400_000;

/** `XXL` → `xxl`, `27.5 in` → `27-5-in`; a product without a choice has the one variant `one`. */
const slugOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'one';

/** Readable and stable when the catalogue grows: `neel-lotus-tee` of men → `TD-MEN-NLLTST`. */
const skuOf = (id: string, category: string) =>
  `${shop.codePrefix}-${category.slice(0, 3)}-${id.replace(/[aeiou-]/g, '')}`.toUpperCase();

const viewTexts: Record<(typeof viewNames)[number], string> = {
  main: '',
  detail: ', close up',
  alt: ', on another backdrop',
};

/** The pictures that the picture build makes of a product. */
const picturesOf = (id: string, name: string): Picture[] =>
  viewNames.map((view) => ({
    path: `${id}/${view}`,
    alt: `${name}${viewTexts[view]}`,
    width: 800,
    height: 1000,
    widths: [...pictureWidths],
  }));

/** In the listed order, the first the newest, two a day: "newest" and "featured" both keep the original order (spec §5). */
const publishedAt = (index: number): string => new Date(lastDay - (index * dayInMs) / 2).toISOString();

/** Sample stock completed by spec §4 and shared among the choices, and what each choice measures. */
function variantsOf(row: SellingRow, is: Traits) {
  const labels = row.choice ?? [''];
  const { stockCount } = normaliseStock({ id: row.id, stockCount: row.stock });
  const stocks = spreadStock(stockCount, labels.length, row.id);
  return labels.map((label, index) => ({
    id: `${row.id}:${slugOf(label)}`,
    label,
    position: index + 1,
    stock: stocks[index] ?? 0,
    measures: garmentMeasures(is, label),
  }));
}

/** Those of the sample figures that nobody has written a review to: with the sample reviews they come to the figures. */
function earlierRatings({ id, rating, reviewCount }: SellingRow): number[] {
  const written = reviewRows.filter(({ product_id }) => product_id === id).map((review) => review.rating);
  return spreadRatings(rating, reviewCount, written);
}

function toProductRow(row: SellingRow, art: ArtProduct, is: Traits) {
  const name = row.name ?? art.name;
  const badges = row.badges ?? [];
  return {
    id: row.id,
    name,
    description: row.description,
    price: art.price,
    original_price: art.mrp,
    category_id: art.category,
    type_id: is.type,
    colour_family: is.colour,
    style_id: is.style,
    attributes: { ...is.attributes, ...declarationsOf(row.brand, is) },
    brand: row.brand,
    sku: skuOf(row.id, art.category),
    images: picturesOf(row.id, name),
    features: row.features,
    ratings: earlierRatings(row),
    badges,
    variants: variantsOf(row, is),
  };
}

/** Rows of tables `products` (in featured order, with `position`) and, nested, `product_variants`. */
export function sampleProducts() {
  const drawings = new Map(catalogue.map((art) => [art.id, art]));
  const items = sellingRows.map((row) => {
    const art = drawings.get(row.id);
    if (!art) throw new Error(`The art catalogue has no drawing of ${row.id}`);
    const is = traits.get(row.id);
    if (!is) throw new Error(`Nothing says what ${row.id} is`);
    const product = toProductRow(row, art, is);
    return {
      id: row.id,
      category: art.category,
      template: art.template,
      ground: art.ground,
      discount: discountPercent({ price: art.price, originalPrice: art.mrp }),
      isNew: product.badges.includes('New'),
      isSoldOut: product.variants.every((variant) => variant.stock === 0),
      product,
    };
  });
  return featuredOrder(items).map(({ product }, index) => ({
    ...product,
    position: index + 1,
    published_at: publishedAt(index),
  }));
}
