import { startPatience } from './renderPatience';

const limits = { render: 4, firstRender: 8, warmUp: 15 };
let clock = 100;
const start = () => startPatience(limits, () => clock);

test('a process that has just started gets longer, until a page has come out', () => {
  const patience = start();
  expect([patience.deadline(), patience.deadline()]).toEqual([8, 8]);
  patience.noteRendered();
  expect(patience.deadline()).toBe(4);
});

test('it does not get longer for good where no page comes out: visitors would wait for a backend that hangs', () => {
  const patience = start();
  clock += 15;
  expect(patience.deadline()).toBe(8);
  clock += 1;
  expect(patience.deadline()).toBe(4);
});
