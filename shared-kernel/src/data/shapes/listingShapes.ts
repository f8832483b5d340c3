import type { Picture } from '../../domain/picture';
import type { GeneratedRow } from '../generated';

/** A product as cards show it. Prices are rupees. */
interface ProductCardRow extends Pick<
  GeneratedRow<'products'>,
  'id' | 'name' | 'price' | 'original_price' | 'category_id' | 'brand' | 'rating' | 'review_count' | 'badges'
> {
  /** The main one, or none. */
  images: Picture[];
  /** Of all variants together. */
  stock: number;
  /** The products of its style, itself among them; empty where it has no style. `hex` is null for several colours at once. */
  colours: { id: string; name: string; hex: string | null }[];
  /** It is among the best tenth of its type. */
  best_value?: true;
  /** Title of a promotion that everybody gets on it, where there is one. */
  promotion?: string;
  /** Where it was asked for. */
  description?: string;
}

interface FacetRow {
  /** Sizes of several systems are several facets of one key. */
  key: string;
  /** Its size system; '' of what is no size. */
  part: string;
  title: string;
  kind: 'choice' | 'swatch';
  /** `count`: products that would be found, given the choice in the other facets; `hex` is missing for several colours at once. */
  options: { value: string; label: string; count: number; hex?: string }[];
}

interface ListingRow {
  products: ProductCardRow[];
  /** Exact up to 10,000; `more` where there are more than that. */
  total: number;
  more: boolean;
  /** Of the pages that exist, at least 1. */
  page: number;
  pages: number;
  facets: FacetRow[];
  /** What of the asked filters is known here, by facet; the type that was asked for among them, which no group is. */
  choice: Partial<Record<string, string[]>>;
  /** False where no product has the words and those of `corrected` were looked for: in another spelling, or without `left_out`. */
  exact: boolean;
  corrected: string | null;
  /** No product is called by the words; some say them in their description. */
  mentioned: boolean;
  left_out: string[];
  /** The group or type of this category that was asked for; a type with its group. */
  type: { id: string; name: string; group: { id: string; name: string } | null } | null;
}

interface SuggestionsRow {
  products: { id: string; name: string; price: number; picture: Picture | null }[];
  types: { id: string; name: string; category: string; category_name: string }[];
  /** `category` where the brand has one only. */
  brands: { name: string; category: string | null }[];
  searches: string[];
  /** These three as of a list: its first products are these. */
  corrected: string | null;
  mentioned: boolean;
  left_out: string[];
}

/** What lists and the search ask. */
export interface ListingFunctions {
  list_products: {
    Args: {
      /** Values by facet as JSON text: in the address of a GET nothing else arrives whole. */
      p_filters: string;
    };
    Returns: ListingRow;
  };
  similar_products: { Returns: ProductCardRow[] };
  suggest: { Returns: SuggestionsRow };
  list_sitemap: { Returns: { id: string; changed: string }[] };
  list_sitemap_parts: { Returns: string[] };
  save_synonyms: { Args: { p_expected: object } };
  list_synonyms: { Returns: { total: number; rows: { family: string; words: string[] }[] } };
}
