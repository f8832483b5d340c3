import type { SlotProps } from '@shop/kernel/platform';

/** What the dialog is opened for. */
export type AuthView = SlotProps['auth-dialog']['view'];
