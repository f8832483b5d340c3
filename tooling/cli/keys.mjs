/** `node tooling/cli/keys.mjs`: a pair of keys for one environment, as settings of its machines. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { createKeyPair } = await import('@shop/registry/desk');
  const { privateKey, publicKey } = await createKeyPair();
  console.log(`REGISTRY_PUBLIC_KEY=${publicKey}\nREGISTRY_PRIVATE_KEY=${privateKey}`);
});
