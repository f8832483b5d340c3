import { lookUp, orderStatusNames } from '@shop/kernel/domain';

/** `pending_payment` or `picked_up` as people read it. */
export const stateText = (state: string): string => {
  const text = lookUp(orderStatusNames, state) ?? state.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
