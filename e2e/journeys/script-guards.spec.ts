import { expect, test } from '../fixtures';

/** What an attacker who could change the page would try; each must fail in the browser itself. */
test('scripts come from files of the shop alone, with their hashes, and no string becomes one', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const tries: Record<string, string> = {};
    const attempt = (name: string, action: () => unknown) => {
      try {
        action();
        tries[name] = 'done';
      } catch (error) {
        tries[name] = (error as Error).name;
      }
    };
    const load = (name: string, prepare: (script: HTMLScriptElement) => void) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        const end = (outcome: string) => {
          tries[name] = outcome;
          resolve();
        };
        script.onload = () => end('ran');
        script.onerror = () => end('blocked');
        try {
          prepare(script);
          document.head.append(script);
        } catch (error) {
          end((error as Error).name);
        }
      });
    const known = [...document.querySelectorAll<HTMLScriptElement>('script[src][integrity]')].at(-1);
    attempt('markup', () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'));
    attempt('another policy', () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('mine', {}),
    );
    attempt('code', () => setTimeout('alert(1)'));
    await load('another host', (script) => (script.src = 'https://evil.example/assets/x.js'));
    await load('a picture', (script) => (script.src = '/media/x.js'));
    await load('without a hash', (script) => (script.src = known?.src ?? ''));
    await load('with its hash', (script) => {
      script.src = known?.src ?? '';
      script.integrity = known?.integrity ?? '';
      script.crossOrigin = 'anonymous';
    });
    return tries;
  });
  expect(outcomes).toEqual({
    markup: 'TypeError',
    'another policy': 'TypeError',
    code: 'TypeError',
    'another host': 'TypeError',
    'a picture': 'TypeError',
    'without a hash': 'blocked',
    'with its hash': 'ran',
  });
});
