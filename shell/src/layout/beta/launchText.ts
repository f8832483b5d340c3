const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A day such as `2025-10-01` as shoppers read it: `1 October 2025`. Not by `Intl`, whose first use costs a phone a tenth of a
 * second, and this stands on every page.
 */
export function launchText(launchDay: string): string {
  const [year, month, day] = launchDay.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
