import type { Browser } from '@playwright/test';

/** Bytes on the wire (compressed) until the page is idle, and the number of requests. */
export interface PageWeight {
  html: number;
  scripts: number;
  images: number;
  fonts: number;
  requests: number;
}

/** Opens a page in a fresh browser profile of phone size and adds up what it loads. */
export async function countBytes(browser: Browser, url: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return {
    html: bytes.Document ?? 0,
    scripts: bytes.Script ?? 0,
    images: bytes.Image ?? 0,
    fonts: bytes.Font ?? 0,
    requests: types.size,
  };
}
