import type { Taxonomy } from '../taxonomy/taxonomy';

/** A shop of T-shirts and sarees. */
export const testTaxonomy: Taxonomy = {
  categories: [
    { id: 'men', description: 'Kurtas and tees.', image: 'uploads/men' },
    { id: 'women', description: '', image: '' },
  ],
  types: [
    {
      id: 'men-topwear',
      category_id: 'men',
      parent_id: null,
      name: 'Topwear',
      position: 1,
      size_system: null,
      image: '',
    },
    {
      id: 'men-tees',
      category_id: 'men',
      parent_id: 'men-topwear',
      name: 'T-shirts',
      position: 1,
      size_system: 'letters',
      image: '',
    },
    {
      id: 'women-indian-wear',
      category_id: 'women',
      parent_id: null,
      name: 'Indian wear',
      position: 1,
      size_system: null,
      image: '',
    },
    {
      id: 'sarees',
      category_id: 'women',
      parent_id: 'women-indian-wear',
      name: 'Sarees',
      position: 1,
      size_system: 'none',
      image: '',
    },
  ],
  size_systems: [
    { id: 'none', name: 'One size', title: 'Size', is_open: false, sizes: [] },
    { id: 'letters', name: 'Letters', title: 'Size', is_open: false, sizes: ['S', 'M', 'L'] },
  ],
  colours: [
    { id: 'blue', name: 'Blue', hex: '#26407f' },
    { id: 'red', name: 'Red', hex: '#b3262f' },
  ],
  attributes: [
    {
      id: 'material',
      name: 'Material',
      kind: 'choice',
      unit: null,
      is_filter: true,
      takes_many: true,
      position: 1,
      choices: [
        { id: 'cotton', label: 'Cotton' },
        { id: 'silk', label: 'Silk' },
      ],
      types: [
        { type_id: 'men-topwear', is_required: true },
        { type_id: 'women-indian-wear', is_required: true },
      ],
    },
    {
      id: 'weight',
      name: 'Weight',
      kind: 'number',
      unit: 'GSM',
      is_filter: false,
      takes_many: false,
      position: 2,
      choices: [],
      types: [{ type_id: 'men-tees', is_required: false }],
    },
    {
      id: 'blouse-piece',
      name: 'Blouse piece',
      kind: 'yes_no',
      unit: null,
      is_filter: true,
      takes_many: false,
      position: 3,
      choices: [],
      types: [{ type_id: 'sarees', is_required: false }],
    },
  ],
};
