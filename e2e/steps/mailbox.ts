import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';

async function readMail(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  const list = await (await fetch(`${shop.backendUrl}/mailbox?to=${encodeURIComponent(email)}`)).text();
  const entries = [...list.matchAll(/<a href="(\/mailbox\/\d+)">([^<]*)</g)];
  const address = entries.find(([, , found = '']) => subject.test(found))?.[1];
  return address ? (await fetch(`${shop.backendUrl}${address}`)).text() : '';
}

/** Waits for a mail to somebody and answers with its page. */
export async function mailTo(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  await expect.poll(() => readMail(shop, email, subject)).not.toBe('');
  return readMail(shop, email, subject);
}
