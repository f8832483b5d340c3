import styled from 'styled-components';
import type { LinkRef } from '@shop/kernel/platform';
import { ActionLink } from '@shop/kernel/routing';
import { Icon, IconBadge, type IconName } from '@shop/ui';
import { headerAction } from './headerAction';

interface Props {
  to: LinkRef;
  /** `Bag` or `Wishlist`; screen readers hear the count with it. */
  label: string;
  icon: IconName;
  count: number;
}

/** An icon with the number of things behind it. */
export function CountLink({ to, label, icon, count }: Props) {
  return (
    <Action to={to} aria-label={`${label}, ${count} ${count === 1 ? 'item' : 'items'}`}>
      <Icon name={icon} />
      <small aria-hidden>{label}</small> <IconBadge count={count} />
    </Action>
  );
}

const Action = styled(ActionLink)`
  ${headerAction}
`;
