import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Platform } from '../platform/createPlatform';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

const platformContext = createContext<Platform>();

/** The router context that loaders read the platform from: one for the browser, one a request on the server. */
export function provideToLoaders(platform: Platform): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
}

type LoaderContext = LoaderFunctionArgs['context'];

/** The platform, for a loader: what `usePlatform` is to a component. */
export const platformOf = (context: LoaderContext): Platform => context.get(platformContext);
