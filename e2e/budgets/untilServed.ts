import { expect } from '@playwright/test';

/**
 * Waits until a shop that has just started serves this page whole, so that the next to ask finds it rendered: until its
 * server halves run, and while a busy machine renders for longer than a visitor is kept waiting, the frame comes alone.
 */
export async function untilServed(url: string): Promise<void> {
  await expect(async () => {
    const { status } = (await (await fetch(new URL('/readyz', url))).json()) as { status: string };
    expect(status).toBe('ready');
    const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
  }).toPass();
}
