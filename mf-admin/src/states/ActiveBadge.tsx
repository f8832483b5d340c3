import { Badge } from '@shop/ui';

/** Whether shoppers see what the staff has made. */
export const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge $tone={active ? 'neem' : 'neutral'}>{active ? 'Active' : 'Off'}</Badge>
);
