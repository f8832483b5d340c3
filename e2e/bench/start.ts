/**
 * `npm run bench -- start`: how long `npm start` takes on an empty and on a known data folder, and what the open shop
 * has in memory after somebody looked at it. Needs Linux, which tells about processes under /proc.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browserOptions';
import { startSupervised } from '../chaos/supervisedShop';
import { together } from './processMemory';
import { processTree, type ProcessUse } from './processTree';
import { untilDrawn } from './untilDrawn';

const pages = ['/', '/category/women', '/product/neel-lotus-tee', '/about'];
/** Milliseconds after the last request. */
const rest = 30_000;
const servers = /^(backend|web server|rendering)/;

const folder = await mkdtemp(path.join(tmpdir(), 'shop-start-'));
const browser = await chromium.launch(browserOptions);
try {
  for (const start of ['first', 'second']) await measure(start);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(start: string): Promise<void> {
  const began = performance.now();
  const shop = await startSupervised(20_000 + 2 * (process.pid % 5000), folder, {});
  try {
    const seconds = (performance.now() - began) / 1000;
    const cpu = processTree(shop.pid).reduce((sum, process) => sum + process.cpu, 0);
    console.log(
      `The ${start} start: open after ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time`,
    );
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    for (const address of pages) await page.goto(shop.url + address, { waitUntil: 'networkidle' });
    await page.close();
    await untilDrawn(shop.pid);
    await setTimeout(rest);
    const processes = processTree(shop.pid);
    console.table({
      ...Object.fromEntries(processes.map((process) => [process.name, megabytesOf([process])])),
      'backend and web server': megabytesOf(processes.filter(({ name }) => servers.test(name))),
      everything: megabytesOf(processes),
    });
  } finally {
    await shop.stop();
  }
}

function megabytesOf(processes: ProcessUse[]): Record<string, number> {
  const sum = (of: (process: ProcessUse) => number) =>
    Math.round(processes.reduce((total, process) => total + of(process), 0));
  return {
    'RSS MB': sum(({ memory }) => memory.rss),
    'PSS MB': sum(({ memory }) => memory.pss),
    'counted once MB': Math.round(together(processes.map(({ memory }) => memory))),
  };
}
