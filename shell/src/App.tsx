import { type ReactNode, useEffect } from 'react';
import type { Platform } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { GlobalStyle } from '@shop/ui';

interface Props {
  platform: Platform;
  /** Called once React has the page and the browser has painted it, or a press could not wait for that. */
  onShown?: () => void;
  children: ReactNode;
}

/** What surrounds the router, the same on the server and in the browser. */
export function App({ platform, onShown, children }: Props) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <PlatformProvider platform={platform}>
      <GlobalStyle />
      {children}
    </PlatformProvider>
  );
}
