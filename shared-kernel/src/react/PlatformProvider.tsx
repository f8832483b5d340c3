import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../platform/createPlatform';

const PlatformContext = createContext<Platform | null>(null);

/** Gives the one platform to the hooks of this package. The shell, standalone entries and tests render it. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The shared platform. Throws outside `PlatformProvider`, with the caller's own words (spec §8). */
export function usePlatform(message = 'usePlatform must be used within a PlatformProvider'): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error(message);
  return platform;
}
