import { counted } from './counted';

test('one is one, and everything else is many', () => {
  expect([counted(0, 'order'), counted(1, 'order'), counted(1200, 'order')]).toEqual([
    '0 orders',
    '1 order',
    '1,200 orders',
  ]);
  expect([counted(1, 'entry', 'entries'), counted(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']);
});
