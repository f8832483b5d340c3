import { FileFault } from '../fields';
import { createKeyPair, createSigner, createVerifier, readSigned } from './signature';

const payload = '{"revision":"r"}';

test('what was signed is verified with the public key, and told by its payload alone', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const signed = await (await createSigner(privateKey))(payload);
  const verify = await createVerifier([publicKey]);
  expect(await verify(readSigned(JSON.stringify({ ...signed, changes: [] })))).toBe(payload);
});

test.each<[string, (signed: { payload: string; signature: string; keyId: string }) => object, string]>([
  ['altered', (signed) => ({ ...signed, payload: '{"revision":"s"}' }), 'was altered after it was signed.'],
  [
    'under a signature that is none',
    (signed) => ({ ...signed, signature: 'x'.repeat(86) }),
    'was altered after it was signed.',
  ],
  ['unsigned', (signed) => ({ ...signed, signature: '' }), 'is not signed.'],
  ['unsigned, as it was written before', () => ({ revision: 'r', remotes: [] }), 'is not signed.'],
  [
    'signed with an unknown key',
    (signed) => ({ ...signed, keyId: 'feedfeedfeedfeed' }),
    'is signed with a key that this shop does not trust.',
  ],
])('a registry that is %s is refused', async (_, harm, sentence) => {
  const { privateKey, publicKey } = await createKeyPair();
  const signed = await (await createSigner(privateKey))(payload);
  const verify = await createVerifier([publicKey]);
  await expect(async () => verify(readSigned(JSON.stringify(harm(signed))))).rejects.toThrow(
    new FileFault(`The registry ${sentence}`),
  );
});

test('another’s key does not pass as ours', async () => {
  const [ours, theirs] = await Promise.all([createKeyPair(), createKeyPair()]);
  const [good, bad] = await Promise.all([createSigner(ours.privateKey), createSigner(theirs.privateKey)]);
  const { keyId } = await good(payload);
  const verify = await createVerifier([ours.publicKey]);
  await expect(verify({ ...(await bad(payload)), keyId })).rejects.toThrow('was altered');
});

test('while keys change, registries signed with either are good; afterwards those of the new one alone', async () => {
  const [before, after] = await Promise.all([createKeyPair(), createKeyPair()]);
  const [old, renewed] = await Promise.all(
    [before, after].map(async ({ privateKey }) => (await createSigner(privateKey))(payload)),
  );
  if (!old || !renewed) throw new Error('Nothing was signed.');
  const both = await createVerifier([before.publicKey, after.publicKey]);
  expect(await both(old)).toBe(payload);
  expect(await both(renewed)).toBe(payload);
  const one = await createVerifier([after.publicKey]);
  expect(await one(renewed)).toBe(payload);
  await expect(one(old)).rejects.toThrow('does not trust');
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{}',
  '{"payload":1}',
  '{"payload":"x"}',
  '{"payload":"x","signature":[]}',
])('%j is refused in a sentence', async (text) => {
  const verify = await createVerifier([]);
  await expect(async () => verify(readSigned(text))).rejects.toThrow(FileFault);
});

test('what is no key is said to be none', async () => {
  await expect(createSigner('x')).rejects.toThrow(/^REGISTRY_PRIVATE_KEY is not a private key/);
  await expect(createVerifier(['x'])).rejects.toThrow(/^REGISTRY_PUBLIC_KEY is not a list of public keys/);
});
