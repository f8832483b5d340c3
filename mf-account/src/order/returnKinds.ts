import type { Order } from '@shop/kernel/domain';

export type ReturnKind = Order['returns'][number]['kind'];

/** What can be asked for, in the order of the form. */
export const returnKinds = ['return', 'exchange'] as const satisfies readonly ReturnKind[];
