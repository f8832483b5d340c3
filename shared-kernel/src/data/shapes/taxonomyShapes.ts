import type { GeneratedRow } from '../generated';

type ProductType = Pick<
  GeneratedRow<'product_types'>,
  'id' | 'category_id' | 'parent_id' | 'name' | 'position' | 'size_system' | 'is_final_sale' | 'image'
>;

interface SizeSystem extends Pick<GeneratedRow<'size_systems'>, 'id' | 'name' | 'title' | 'is_open'> {
  /** In order; empty where labels are free, and where nothing can be chosen. */
  sizes: string[];
}

interface Attribute extends Pick<
  GeneratedRow<'attributes'>,
  'id' | 'name' | 'kind' | 'unit' | 'is_filter' | 'takes_many' | 'position'
> {
  /** In order; of kind `choice` alone. */
  choices: { id: string; label: string }[];
  /** Types that have it; a group gives it to all of its types. */
  types: { type_id: string; is_required: boolean }[];
}

/** What the staff changes of a category. `image`: path prefix of its picture, empty for none. */
type Category = Pick<GeneratedRow<'categories'>, 'id' | 'description' | 'image'>;

interface Taxonomy {
  /** In menu order. */
  categories: Category[];
  /** In menu order, a group (without a parent) before its types. */
  types: ProductType[];
  size_systems: SizeSystem[];
  /** `hex` is null for several colours at once. */
  colours: Pick<GeneratedRow<'colour_families'>, 'id' | 'name' | 'hex'>[];
  attributes: Attribute[];
}

/** What a form sends of an attribute; without an id it is new, as is a choice without one. */
interface AttributeDraft extends Pick<Attribute, 'name' | 'is_filter' | 'takes_many' | 'types'> {
  id?: string;
  kind: string;
  unit: string;
  position: string;
  choices: { id?: string; label: string }[];
}

/** What a form sends of a type; without an id it is new, without a parent a group. */
interface ProductTypeDraft {
  id?: string;
  category_id: string;
  parent_id: string;
  name: string;
  position: string;
  size_system: string;
  is_final_sale: boolean;
  image: string;
}

/** A group or a type, as addresses (`?type=`) and menus know it. */
interface NamedType {
  id: string;
  name: string;
}

/** A category of the menu with the groups and types that have something to buy. */
interface MenuCategory {
  category: string;
  groups: (NamedType & { types: NamedType[] })[];
}

/** What a product is, as its page says it. */
interface ProductFacts {
  /** Group and type; empty for a product from before types were, and for none. */
  trail: NamedType[];
  /** What its variants are: `UK size`, `Shade`. */
  size_title: string | null;
  colour: { name: string; hex: string | null } | null;
  style: string | null;
  /** The products of its style with their colours; empty where it is the only one. `hex` is null for several at once. */
  colours: { id: string; name: string; hex: string | null }[];
  specifications: { id: string; name: string; unit: string | null; values: string[] }[];
}

/** What products are, and what can be said of them. */
export interface TaxonomyFunctions {
  get_product_facts: { Returns: ProductFacts };
  get_product_menu: { Returns: MenuCategory[] };
  get_taxonomy: { Returns: Taxonomy };
  save_attribute: { Args: { p_attribute: AttributeDraft; p_expected: object }; Returns: Attribute };
  save_category: { Args: { p_category: Category; p_expected: object }; Returns: Category };
  save_product_type: { Args: { p_type: ProductTypeDraft; p_expected: object }; Returns: ProductType };
}
