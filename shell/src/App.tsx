import type { ReactNode } from 'react';
import type { Platform } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { GlobalStyle } from '@shop/ui';

/** What surrounds the router, the same on the server and in the browser. */
export function App({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformProvider platform={platform}>
      <GlobalStyle />
      {children}
    </PlatformProvider>
  );
}
