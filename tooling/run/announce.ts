import { shop } from '@shop/kernel/domain';
import type { BackendReady } from './startBackend';

interface Opening {
  shopUrl: string;
  backend: BackendReady;
  /** False with a hosted project. */
  local: boolean;
  /** False with a database of the operator's own, which gets no demo accounts. */
  demoAccounts: boolean;
  /** How long it took, in milliseconds. */
  duration: number;
}

/** Tells where everything is. */
export function announce({ shopUrl, backend, local, demoAccounts, duration }: Opening): void {
  const lines = [
    '',
    `${shop.name} is open after ${(duration / 1000).toFixed(1)} s`,
    `  Shop      ${shopUrl}`,
    `  Backend   ${backend.url}`,
  ];
  if (local) lines.push(`  Mailbox   ${backend.url}/mailbox`);
  if (demoAccounts) {
    lines.push('  Accounts  shopper@example.com / shop-demo', '            admin@example.com / admin-demo');
  }
  if (local) {
    lines.push('This backend is for development, demos and tests. Ctrl-C stops everything; the data stays.');
  }
  console.log(`${lines.join('\n')}\n`);
}
