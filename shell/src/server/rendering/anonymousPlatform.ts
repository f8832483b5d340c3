import type { Database } from '@shop/kernel/data';
import { createPlatform, type Platform } from '@shop/kernel/platform';
import type { RegistryEntry } from '@shop/registry';
import type { Environment } from '../../pageData';

/** The platform of a visitor without a session, for one render. */
export const anonymousPlatform = (
  environment: Environment,
  remotes: readonly Pick<RegistryEntry, 'links' | 'plain' | 'isKilled'>[],
  connect: () => Promise<Database>,
): Platform => createPlatform({ environment, remotes, origin: environment.siteUrl, connect });
