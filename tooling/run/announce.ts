import { shop } from '@shop/kernel/domain';
import type { BackendReady } from './startBackend';

interface Opening {
  shopUrl: string;
  backend: BackendReady;
  hosted: boolean;
  /** How long it took, in milliseconds. */
  duration: number;
}

/** Tells where everything is. Demo accounts exist in the local backend only. */
export function announce({ shopUrl, backend, hosted, duration }: Opening): void {
  const lines = [
    '',
    `${shop.name} is open after ${(duration / 1000).toFixed(1)} s`,
    `  Shop      ${shopUrl}`,
    `  Backend   ${backend.url}`,
  ];
  if (!hosted) {
    lines.push(
      `  Mailbox   ${backend.url}/mailbox`,
      '  Accounts  shopper@example.com / shop-demo',
      '            admin@example.com / admin-demo',
      'This backend is for development, demos and tests. Ctrl-C stops everything; the data stays.',
    );
  }
  console.log(`${lines.join('\n')}\n`);
}
