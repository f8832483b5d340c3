import fc from 'fast-check';

test('a property is tried on the same cases each time, unless others are asked for', () => {
  const cases = () => {
    const tried: number[] = [];
    fc.assert(fc.property(fc.integer(), (value) => void tried.push(value)));
    return tried;
  };
  const first = cases();
  expect(new Set(first).size).toBeGreaterThan(50);
  expect(cases()).toEqual(first);
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.PROPERTY_SEED ?? 20_261_122));
});
