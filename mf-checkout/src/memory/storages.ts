import type { writeStored } from '@shop/kernel/platform';

/** What this tab or this device remembers for the checkout. */
export type DeviceStorage = NonNullable<Parameters<typeof writeStored>[0]>;
