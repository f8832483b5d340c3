import { ChipGroup } from '@shop/ui';
import type { SizeSystem } from '../taxonomy/taxonomy';
import { chooseSize } from './chooseSize';
import type { VariantRecord } from './productRecord';

interface Props {
  system: SizeSystem;
  variants: readonly VariantRecord[];
  onChange: (variants: VariantRecord[]) => void;
}

/** The sizes that a product of its type may come in, each to be switched on or off. */
export const SizePicker = ({ system: { title, sizes }, variants, onChange }: Props) => (
  <ChipGroup
    legend={title}
    options={sizes.map((size) => ({ value: size, label: size }))}
    values={variants.map(({ label }) => label)}
    onToggle={(size, chosen) => onChange(chooseSize(variants, sizes, size, chosen))}
  />
);
