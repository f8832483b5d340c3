import { existsSync } from 'node:fs';
import { findPooler } from '@shop/test-databases';
import { installDebianPackage } from './installDebianPackage';

/** Makes sure that the shop is tried behind what stands before it elsewhere. Returns what to say loudly where it is not. */
export async function missingProxies(): Promise<string | undefined> {
  const missing = [
    ...(findPooler() || (await installDebianPackage('pgbouncer')) ? [] : ['pgbouncer']),
    ...(existsSync('/usr/sbin/nginx') || (await installDebianPackage('nginx')) ? [] : ['nginx']),
    ...(existsSync('/usr/bin/openssl') || (await installDebianPackage('openssl')) ? [] : ['openssl']),
  ];
  return missing.length > 0
    ? `The shop is NOT tried behind a pooler and a proxy here: install ${missing.join(' and ')}.`
    : undefined;
}
