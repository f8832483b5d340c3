import type { Database } from '@shop/kernel/data';
import { createPlatform, type Environment, type Platform } from '@shop/kernel/platform';

/** The platform of a visitor without a session, for one render. */
export const anonymousPlatform = (environment: Environment, connect: () => Promise<Database>): Platform =>
  createPlatform({ environment, origin: environment.siteUrl, connect });
