import type { Platform } from '@shop/kernel/platform';

export type SizeUnit = 'cm' | 'in';

/** The unit that this device reads measures in. */
export const sizeUnitOf = ({ deviceStore }: Pick<Platform, 'deviceStore'>) =>
  deviceStore<SizeUnit, SizeUnit>({
    key: 'size-unit',
    initial: 'cm',
    reduce: (_, unit) => unit,
    parse: (value) => (value === 'in' || value === 'cm' ? value : undefined),
  });
