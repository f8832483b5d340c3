import type { ComponentProps } from 'react';
import { Link } from '@shop/kernel/routing';
import { useMay } from './rights';
import { sectionAt } from './sectionAt';

/** `to` is an address inside the dashboard. */
type Props = ComponentProps<typeof Link> & { to: string };

/** A link into another section; its text alone for those of the staff who would be denied there. */
export function StaffLink(link: Props) {
  const may = useMay();
  const section = sectionAt(link.to);
  if (section && !may(section.right)) return <span className={link.className}>{link.children}</span>;
  return <Link {...link} />;
}
