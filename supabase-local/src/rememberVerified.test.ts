import { rememberVerified } from './rememberVerified';

const lasting = (exp: number, nbf?: number) => {
  const asked: string[] = [];
  let seconds = 100;
  const verify = rememberVerified(
    async (token) => {
      asked.push(token);
      if (seconds >= exp || token === 'forged') throw new Error('does not hold');
      return { sub: token, exp, ...(nbf !== undefined && { nbf }) };
    },
    () => seconds * 1000,
  );
  return { verify, asked, letPass: (more: number) => (seconds += more) };
};

it('checks the signature of a token once', async () => {
  const { verify, asked } = lasting(200);
  await verify('a');
  await verify('b');
  expect(await verify('a')).toEqual({ sub: 'a', exp: 200 });
  expect(asked).toEqual(['a', 'b']);
});

it('refuses a token from the second of its end on', async () => {
  const { verify, letPass } = lasting(200);
  await verify('a');
  letPass(99);
  await expect(verify('a')).resolves.toBeDefined();
  letPass(1);
  await expect(verify('a')).rejects.toThrow('does not hold');
});

it('asks again where the clock was set back before the token holds', async () => {
  const { verify, asked, letPass } = lasting(200, 90);
  await verify('a');
  letPass(-20);
  await verify('a');
  expect(asked).toEqual(['a', 'a']);
});

it('checks again what did not hold', async () => {
  const { verify, asked } = lasting(200);
  await expect(verify('forged')).rejects.toThrow();
  await expect(verify('forged')).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

it('forgets the oldest of a thousand', async () => {
  const { verify, asked } = lasting(200);
  for (let n = 0; n <= 1000; n += 1) await verify(`t${n}`);
  await verify('t1000');
  expect(asked).toHaveLength(1001);
  await verify('t0');
  expect(asked).toHaveLength(1002);
});
