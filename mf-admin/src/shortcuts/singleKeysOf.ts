import type { Platform } from '@shop/kernel/platform';

/** Whether keys without Ctrl do anything on this device. Who dictates or slips can turn them off (WCAG 2.1.4). */
export const singleKeysOf = ({ deviceStore }: Pick<Platform, 'deviceStore'>) =>
  deviceStore<boolean, boolean>({
    key: 'admin-single-keys',
    initial: true,
    reduce: (_, isOn) => isOn,
    parse: (value) => (typeof value === 'boolean' ? value : undefined),
  });
