import { shop } from '@shop/kernel/domain';

/** Day of the full launch as shoppers read it, in Indian time: `1 October 2025`. */
export const launchDay: string = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
}).format(new Date(shop.launchDate));
