import { shop } from '@shop/kernel/domain';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const [year, month, day] = shop.launchDate.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number);

/**
 * Day of the full launch as shoppers read it, in Indian time: `1 October 2025`. Not by `Intl`, whose first use costs a
 * phone a tenth of a second, and this stands on every page.
 */
export const launchDay = `${day} ${months[Number(month) - 1]} ${year}`;
