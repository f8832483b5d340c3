import { GlobalStyle } from '@shop/ui';
import { PlatformProvider } from '@shop/kernel/react';
import type { Platform } from '@shop/kernel/platform';
import type { ReactNode } from 'react';

/** What surrounds the router, the same on the server and in the browser. */
export function App({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformProvider platform={platform}>
      <GlobalStyle />
      {children}
    </PlatformProvider>
  );
}
