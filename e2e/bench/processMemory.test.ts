import { readMemory, together } from './processMemory';

/** A process that has so many kilobytes of the program with others, and some of its own. */
const smaps = (shared: number, own: number) => `00400000-05000000 r-xp 00000000 08:01 42    /usr/bin/node
Size:              90000 kB
Rss:           ${shared} kB
Pss:            ${shared / 4} kB
Shared_Clean:  ${shared} kB
Shared_Dirty:          0 kB
Private_Clean:         0 kB
Private_Dirty:         0 kB
7f4d88000000-7f4d90000000 rw-p 00000000 00:00 0
Rss:           ${own} kB
Pss:           ${own} kB
Shared_Clean:          0 kB
Private_Clean:         0 kB
Private_Dirty: ${own} kB
VmFlags: rd wr mr mw me ac
`;

test('reads what a process has, what its share is and what is its own', () => {
  const { rss, pss, own } = readMemory(smaps(40_960, 10_240));
  expect([rss, pss, own]).toEqual([50, 20, 10]);
});

test('counts a program that two processes run once, as far as either of them has it', () => {
  expect(together([readMemory(smaps(40_960, 10_240)), readMemory(smaps(30_720, 5_120))])).toBe(55);
});
