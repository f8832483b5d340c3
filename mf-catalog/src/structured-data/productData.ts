import type { Answer } from '@shop/kernel/data';
import { categoryName, pictureUrl, type Product } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { fallbackDescription } from '../product/fallbackTexts';
import { trailTo } from '../trail/trailTo';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import { addressOf, type StructuredContext } from './StructuredContext';
import { trailData } from './trailData';

const shareWidth = 960;

type Facts = Answer<'get_product_facts'>;

/** Structured data of a product: what it is, offer, rating, its other colours and its place in the shop. */
export function productData(product: Product, context: StructuredContext, facts?: Facts) {
  const { siteUrl } = context;
  const page = linkTo('product', { id: product.id });
  const types = facts?.trail ?? [];
  const sizes = product.variants.map(({ label }) => label).filter(Boolean);
  const group = facts?.style && facts.colours.length > 0 && styleData(facts.style, product, facts, context);
  const material = facts?.specifications.find(({ id }) => id === 'material')?.values;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': addressOf(page, context),
        name: product.name,
        description: product.description || fallbackDescription,
        sku: product.sku,
        brand: { '@type': 'Brand', name: product.brand },
        category: [categoryName(product.category), ...types.map(({ name }) => name)].join(' > '),
        ...(facts?.colour && { color: facts.colour.name }),
        ...(material && { material: material.join(', ') }),
        ...(sizes.length > 0 && { size: sizes }),
        image: product.pictures.map((picture) => siteUrl + pictureUrl(picture, shareWidth)),
        offers: offerData(product, context),
        ...ratingData(product),
        ...(group && { isVariantOf: { '@id': group['@id'] } }),
      },
      ...(group ? [group] : []),
      trailData([...trailTo(product.category, types), { name: product.name, page }], context),
    ],
  };
}

/** The style of a product that comes in several colours, each on a page of its own. */
function styleData(style: string, { id, brand }: Product, { colours }: Facts, context: StructuredContext) {
  return {
    '@type': 'ProductGroup',
    '@id': `${context.siteUrl}/#${style}`,
    name: titleOf(style),
    productGroupID: style,
    brand: { '@type': 'Brand', name: brand },
    variesBy: 'https://schema.org/color',
    hasVariant: colours.map((colour) => {
      const page = addressOf(linkTo('product', { id: colour.id }), context);
      // The one of this page is told in full beside it.
      return colour.id === id
        ? { '@id': page }
        : { '@type': 'Product', name: `${titleOf(style)}, ${colour.name}`, color: colour.name, url: page };
    }),
  };
}

/** `lac-bangle-stack` → `Lac Bangle Stack`: a style has no other name. */
const titleOf = (style: string) =>
  style
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
