import { expect, test } from '../../fixtures';

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

test('a mail that carries scripts is shown and runs none of them', async ({ page, shop }) => {
  const hostile = [
    `<p>Hello from a stranger</p><script>document.title = 'ran'</script>`,
    `<img src="x" onerror="document.title = 'ran'">`,
    `<iframe srcdoc="<script>parent.document.title = 'ran'</script>"></iframe>`,
    `<a href="javascript:void(document.title = 'ran')">Press me</a>`,
    `<form action="${shop.url}/taken"><button>Send</button></form>`,
  ].join('');
  const subject = '<script>document.title = "ran"</script>';
  const [mail] = await shop.sql(
    `insert into supabase_local.mails (recipient, subject, html, plain_text)
     values ('hostile@example.com', '${subject}', '${hostile.replaceAll("'", "''")}', '') returning id::int as id`,
  );
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  const address = `${shop.backendUrl}/mailbox/${String(mail!.id)}`;
  await page.goto(address);
  await expect(page.getByText('Hello from a stranger')).toBeVisible();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByText('Press me').click();
  // The script, the handler, the frame's script and the link: each refused by the browser itself.
  await expect.poll(() => refusals.length).toBe(4);
  await page.getByText('Send', { exact: true }).dispatchEvent('click');
  await expect.poll(() => refusals.length).toBe(5);
  expect(page.url()).toBe(address);
  expect(await page.title()).not.toBe('ran');
});
