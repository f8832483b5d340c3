import { fallbackDescription, fallbackFeatures } from '../product/fallbackTexts';
import { comparedFields, type ComparedProduct } from './compareList';

/** Fills in the default features and description of the spec (§3, "Compare list"). */
export const toCompared = (product: Omit<ComparedProduct, 'image'>, image: string): ComparedProduct => ({
  ...comparedFields(product),
  description: product.description || fallbackDescription,
  features: product.features.length > 0 ? product.features : fallbackFeatures,
  image,
});
