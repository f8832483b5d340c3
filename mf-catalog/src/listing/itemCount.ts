/** '1 item', '240 items', '10,000+ items'. */
export const itemCount = (total: number, more = false): string =>
  `${total.toLocaleString('en-IN')}${more ? '+' : ''} ${total === 1 && !more ? 'item' : 'items'}`;
