import { createReleaseDesk, type ReleaseDesk } from '../desk/createReleaseDesk';
import { integrityOfBytes } from '../desk/integrityOf';
import type { RegistryStore, ReleaseChange } from '../desk/registryStore';
import { createKeyPair, createSigner, createVerifier, type Signer } from '../desk/signature';
import type { RegistryEntry } from '../registryEntry';
import { registryEntry } from './registryEntry';

interface OpenedStore {
  store: RegistryStore;
  /** Another machine's view of the same store. */
  again(): RegistryStore;
  /** Makes everything that is kept a month older. */
  age(): Promise<void>;
  /** Takes the registry away behind the store's back. */
  lose(): Promise<void>;
}

const change = (sequence: number, fields: Partial<ReleaseChange> = {}): ReleaseChange => ({
  sequence,
  at: '2026-01-31T08:00:00.000Z',
  by: 'Asha',
  kind: 'release',
  remote: 'mf-a',
  version: '1',
  report: ['All is well.'],
  ...fields,
});

/** What every store of what is live keeps. `open` gives an empty one for each test. */
export function keepsTheStoreContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let sign: Signer;
    let publicKey: string;
    beforeAll(async () => {
      const pair = await createKeyPair();
      ({ publicKey } = pair);
      sign = await createSigner(pair.privateKey);
    });
    const signed = (sequence: number, word = '') => sign(JSON.stringify({ sequence, word }));
    const openDesk = async (store: RegistryStore): Promise<ReleaseDesk> =>
      createReleaseDesk({ store, sign, verify: await createVerifier([publicKey]) });
    const caller = (who: string) => ({ name: who, mayRelease: () => true });

    /** A release whose files the store holds. */
    const releaseIn = async (store: RegistryStore, remote: string, version: string) => {
      const plain = registryEntry({ name: remote, version, rendering: 'browser' });
      const integrity: RegistryEntry['integrity'] = {};
      for (const address of plain.preload.routes) {
        const bytes = Buffer.from(`// ${address}`);
        await store.putFile(address, bytes);
        integrity[address] = integrityOfBytes(bytes);
      }
      return { ...plain, integrity };
    };

    it('holds nothing before the first release, then what was swapped, for everybody', async () => {
      const { store, again } = await open();
      expect(await store.read()).toBeUndefined();
      expect(await store.changes({ limit: 10 })).toEqual([]);
      const first = await signed(1);
      expect(await store.swap(0, first, [change(1)])).toBe('swapped');
      expect(await store.read()).toEqual(first);
      expect(await again().read()).toEqual(first);
    });

    it('swaps for whoever began with what is live, and for nobody else', async () => {
      const { store } = await open();
      await store.swap(0, await signed(1), [change(1)]);
      expect(await store.swap(0, await signed(1, 'late'), [change(1, { by: 'Late' })])).toBe('conflict');
      const second = await signed(2);
      expect(await store.swap(1, second, [change(2)])).toBe('swapped');
      expect(await store.swap(1, await signed(2, 'late'), [change(2, { by: 'Late' })])).toBe('conflict');
      expect(await store.read()).toEqual(second);
      expect((await store.changes({ limit: 10 })).map(({ by }) => by)).toEqual(['Asha', 'Asha']);
    });

    it('keeps changes whole, the newest first, of one remote or of all', async () => {
      const { store } = await open();
      const whole = change(2, {
        kind: 'trial',
        from: '1',
        version: '2',
        commit: '4fa4c15cb705-dirty',
        share: 10,
        report: [],
        reason: 'Faster “search”;\nand more.',
      });
      await store.swap(0, await signed(1), [change(1), change(1, { remote: 'mf-b' })]);
      await store.swap(1, await signed(2), [whole]);
      expect(await store.changes({ limit: 10 })).toEqual([whole, change(1, { remote: 'mf-b' }), change(1)]);
      expect(await store.changes({ limit: 1 })).toEqual([whole]);
      expect(await store.changes({ remote: 'mf-b', limit: 10 })).toEqual([change(1, { remote: 'mf-b' })]);
    });

    it('says that the registry has gone missing instead of beginning anew', async () => {
      const { store, lose } = await open();
      await store.swap(0, await signed(1), [change(1)]);
      await lose();
      await expect(store.read()).rejects.toThrow('missing although there were releases');
      const release = (await openDesk(store)).release(caller('Asha'), {
        entries: [await releaseIn(store, 'mf-a', '2')],
      });
      await expect(release).rejects.toThrow('missing although there were releases');
    });

    it('keeps a file for good under its address', async () => {
      const { store, again } = await open();
      const address = '/remotes/mf-a/1.0.0/server/remoteEntry.js';
      const bytes = Buffer.from([0, 255, 13, 10, 0xe2, 0x82, 0xac]);
      expect(await store.readFile(address)).toBeUndefined();
      expect(await store.putFile(address, bytes)).toBe('stored');
      expect(await store.putFile(address, bytes)).toBe('same');
      expect(await store.putFile(address, Buffer.from('other'))).toBe('other');
      expect(await again().readFile(address)).toEqual(bytes);
    });

    it.each([
      '/remotes/../../etc/x.js',
      '/remotes/mf-a/1/../x.js',
      '/remotes/mf-a/1/.x.js',
      '/registry.json',
      'x.js',
    ])('takes and gives nothing at %s', async (address) => {
      const { store } = await open();
      const refusal = "is not the address of a release's file";
      await expect(async () => store.putFile(address, Buffer.from(''))).rejects.toThrow(refusal);
      await expect(async () => store.readFile(address)).rejects.toThrow(refusal);
    });

    it('removes old versions that nobody needs, and none that is about to be released', async () => {
      const { store, age } = await open();
      const addressesOf = (remote: string, version: string) =>
        ['remoteEntry.js', 'server/remoteEntry.js'].map((file) => `/remotes/${remote}/${version}/${file}`);
      const put = async (remote: string, version: string) => {
        for (const address of addressesOf(remote, version))
          await store.putFile(address, Buffer.from(address));
      };
      const isThere = async (remote: string, version: string) => {
        const files = await Promise.all(addressesOf(remote, version).map((each) => store.readFile(each)));
        return files.map((bytes) => bytes !== undefined);
      };
      for (const version of ['1', '2', '3']) await put('mf-a', version);
      await put('mf-b', '1');
      await age();
      await put('mf-a', '4');
      await store.keep('mf-a', '2');
      await store.prune('mf-a', new Set(['3']));
      const left = await Promise.all(['1', '2', '3', '4'].map((version) => isThere('mf-a', version)));
      expect(left).toEqual([
        [false, false],
        [true, true],
        [true, true],
        [true, true],
      ]);
      expect(await isThere('mf-b', '1')).toEqual([true, true]);
    });

    it('knows tokens until they are revoked', async () => {
      const { store, again } = await open();
      const token = {
        id: 'k3x9',
        remotes: ['mf-a', 'mf-b'],
        hash: 'a'.repeat(64),
        createdAt: '2026-01-31T08:00:00.000Z',
        createdBy: 'Asha',
      };
      await store.addToken(token);
      expect(await again().tokens()).toMatchObject([
        { id: 'k3x9', remotes: ['mf-a', 'mf-b'], createdBy: 'Asha' },
      ]);
      expect([await store.revokeToken('k3x9'), await store.revokeToken('k3x9')]).toEqual([true, false]);
      expect(await again().tokens()).toEqual([]);
    });

    it('lets everybody’s release be live when all release at once', async () => {
      const { store, again } = await open();
      const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
      const entries = await Promise.all(names.map((remote) => releaseIn(store, remote, '1')));
      await Promise.all(
        entries.map(async (entry) =>
          (await openDesk(again())).release(caller(entry.name), { entries: [entry] }),
        ),
      );
      const live = await (await openDesk(store)).read();
      expect(live.remotes.map(({ name: remote }) => remote).sort()).toEqual(names);
      expect(live.sequence).toBe(names.length);
      const changes = await store.changes({ limit: 20 });
      expect(changes.map(({ sequence }) => sequence)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(changes.map(({ by }) => by).sort()).toEqual(names);
    });
  });
}
