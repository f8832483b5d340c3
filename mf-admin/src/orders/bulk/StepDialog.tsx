import type { ComponentProps } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import { countOfOrders, type OrderStep } from './orderSteps';

interface Props extends Pick<ComponentProps<typeof GuardedDialog>, 'action' | 'onConfirm' | 'onClose'> {
  step: OrderStep;
  /** How many can take it. */
  takers: number;
  /** How many are selected besides. */
  others: number;
}

/** Asks before many orders take a step. */
export const StepDialog = ({ step, takers, others, ...dialog }: Props) => (
  <GuardedDialog
    title={`${step.label}?`}
    confirmLabel={`${step.label}: ${countOfOrders(takers)}`}
    {...dialog}
  >
    <p>
      Each takes this step unless somebody has moved it meanwhile; what stays as it was is listed. Shoppers
      are told by e-mail.
      {others > 0 &&
        ` ${formatCount(others)} selected in another state ${others === 1 ? 'is' : 'are'} left alone.`}
    </p>
  </GuardedDialog>
);
