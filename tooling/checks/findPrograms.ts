import { missingClock } from './missingClock';
import { missingHistory } from './missingHistory';
import { missingLint } from './missingLint';
import { missingPostgres } from './missingPostgres';
import { missingProxies } from './missingProxies';
import { missingVendorTools } from './missingVendorTools';
import { requireChromium } from './requireChromium';

/**
 * Finds the programs that tests need, and installs what is missing where that is possible. Resolves to Chromium's path and to
 * what to say loudly about the others; rejects when there is no Chromium.
 */
export async function findPrograms(): Promise<{ chromium: string; notices: string[] }> {
  const chromium = await requireChromium();
  const notices: string[] = [];
  // One after another, as the packages are installed; lint belongs to the PostgreSQL that is there by then.
  for (const find of [
    missingPostgres,
    missingLint,
    missingVendorTools,
    missingClock,
    missingProxies,
    missingHistory,
  ]) {
    const notice = await find();
    if (notice !== undefined) notices.push(notice);
  }
  return { chromium, notices };
}
