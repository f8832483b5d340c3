import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';

/** Has the backend send what waits, now and not with its next round. */
export const sweep = ({ backendUrl, secretKey }: RunningShop) =>
  fetch(`${backendUrl}/functions/v1/sweep`, {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });

async function readMail(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  const list = await (await fetch(`${shop.backendUrl}/mailbox?to=${encodeURIComponent(email)}`)).text();
  const entries = [...list.matchAll(/<a href="(\/mailbox\/\d+)">([^<]*)</g)];
  const address = entries.find(([, , found = '']) => subject.test(found))?.[1];
  return address ? (await fetch(`${shop.backendUrl}${address}`)).text() : '';
}

/** Waits for a mail to somebody and answers with its page. */
export async function mailTo(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  let mail = await readMail(shop, email, subject);
  await expect
    .poll(async () => {
      if (mail) return mail;
      await sweep(shop);
      return (mail = await readMail(shop, email, subject));
    })
    .not.toBe('');
  return mail;
}
