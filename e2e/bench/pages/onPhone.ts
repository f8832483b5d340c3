import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../browserOptions';

/** A phone in the middle of the field, as page-speed tools have it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G: 150 ms to the server and back, 1.6 Mbit/s down. Throughputs in bytes a second. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export interface Phone {
  page: Page;
  devtools: CDPSession;
}

/**
 * Looks at a page on a phone in a browser process of its own: in one that has shown the page before, scripts are compiled
 * already.
 */
export async function onPhone<Result>(look: (phone: Phone) => Promise<Result>): Promise<Result> {
  const browser: Browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage(phone);
    return await look({ page, devtools: await page.context().newCDPSession(page) });
  } finally {
    await browser.close();
  }
}
