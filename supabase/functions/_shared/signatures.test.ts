import { isSigned, sameText, sign } from './signatures';

describe('signatures', () => {
  it('signs as everybody does', async () => {
    // RFC 4231, test case 2.
    expect(await sign('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('holds for this text and this secret alone', async () => {
    const signature = await sign('order|payment', 'secret');
    expect(await isSigned('order|payment', signature, 'secret')).toBe(true);
    expect(await isSigned('order|payments', signature, 'secret')).toBe(false);
    expect(await isSigned('order|payment', signature, 'other')).toBe(false);
    for (const wrong of ['', signature.slice(1), `${signature}0`, signature.toUpperCase()])
      expect(await isSigned('order|payment', wrong, 'secret')).toBe(false);
  });

  it.each([
    ['', '', true],
    ['a', '', false],
    ['', 'a', false],
    ['aé', 'aé', true],
    ['ab', 'ac', false],
  ])('compares %p with %p', (given, expected, same) => {
    expect(sameText(given, expected)).toBe(same);
  });
});
