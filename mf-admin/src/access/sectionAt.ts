import { type Section, sections } from '../layout/sections';

/** The section that an address inside the dashboard belongs to, as in `/admin/orders/TD1?page=2`. */
export const sectionAt = (address: string): Section | undefined => {
  const id = address.split('?')[0]?.split('/')[2] ?? '';
  return sections.find((each) => each.id === id);
};
