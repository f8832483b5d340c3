import { circ, flip, poly, sym, tidy } from './paths';

describe('paths', () => {
  it('mirrors a path about the middle of the sheet', () => {
    expect(flip('M420 10L500 20Z')).toBe('M380 10L300 20Z');
    expect(flip('M420 10H500V40')).toBe('M380 10L300 10L300 40');
  });

  it('closes a symmetric outline from its right half', () => {
    expect(sym('M400 0L500 100L400 200')).toBe('M400 0L500 100L400 200L300 100L400 0Z');
  });

  it('rounds numbers to what the eye can tell', () => {
    expect(tidy('M 0.123,100.6 L -3.98,5')).toBe('M.1 101L-4 5');
  });

  it('draws polygons and ellipses', () => {
    expect(
      poly([
        [0, 0],
        [1, 0.25],
        [0, 1],
      ]),
    ).toBe('M0 0L1 .3L0 1Z');
    expect(circ(10, 10, 5)).toBe('M5 10A5 5 0 1 1 15 10A5 5 0 1 1 5 10Z');
  });
});
