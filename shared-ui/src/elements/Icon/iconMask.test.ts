import { iconNames, iconRules, iconShape } from './iconMask';

test('every drawing says its size, without which WebKit shows halves of two icons of the sprite', () => {
  expect(iconRules.join('')).toContain("viewBox='0 0 1224 24' width='1224' height='24'");
  const drawings = iconNames.map(iconShape).filter((shape) => shape.includes('viewBox'));
  expect(drawings).not.toHaveLength(0);
  for (const drawing of drawings) expect(drawing).toContain("viewBox='0 0 24 24' width='24' height='24'");
});
