/** Moves the focus to the first link or button of the next row, from a row of the same table or into the first one. */
export function moveInRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].filter(target);
  const here = document.activeElement?.closest('tr');
  const at = rows.findIndex((row) => row === here);
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  if (next) target(next)?.focus();
}

const target = (row: HTMLTableRowElement) => row.querySelector<HTMLElement>('a[href], button:enabled');
