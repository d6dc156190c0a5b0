import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeys, readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import { StoreConflict } from '../store/release-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changePart, readPart } from './change-part.ts';
import { partKey } from './part-state.ts';
import type { PartState } from './part-state.ts';

const { privateKey, publicKey } = generateKeys();
const keys = { privateKey, publicKeys: readPublicKeys(publicKey) };
const at = '2026-11-27T00:00:00.000Z';
const stable = (version: string) => (state: PartState) => ({
  ...state,
  stable: { version, since: at, by: 'somebody' },
});

describe('changePart', () => {
  it('counts changes from one', async () => {
    const store = new FolderStore(temporaryFolder());
    expect(await readPart(store, 'mf-cart', keys.publicKeys)).toBeUndefined();
    await changePart(store, 'mf-cart', keys, stable('0'.repeat(12)));
    await changePart(store, 'mf-cart', keys, stable('1'.repeat(12)));
    expect((await readPart(store, 'mf-cart', keys.publicKeys))?.state).toMatchObject({
      revision: 2,
      stable: { version: '1'.repeat(12) },
    });
  });

  it('refuses all but one of the concurrent changes of the same state', async () => {
    const store = new FolderStore(temporaryFolder());
    await changePart(store, 'mf-cart', keys, stable('0'.repeat(12)));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        changePart(store, 'mf-cart', keys, stable(number.toString(16).padStart(12, '0'))),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreConflict);
    expect((await readPart(store, 'mf-cart', keys.publicKeys))?.state.revision).toBe(
      1 + outcomes.filter(({ status }) => status === 'fulfilled').length,
    );
  });

  it('writes nothing if nothing changes', async () => {
    const store = new FolderStore(temporaryFolder());
    await changePart(store, 'mf-cart', keys, (state) => state);
    expect(await store.list('')).toEqual([]);
  });

  it('does not overwrite a document that was changed by hand', async () => {
    const folder = temporaryFolder();
    const store = new FolderStore(folder);
    await changePart(store, 'mf-cart', keys, stable('0'.repeat(12)));
    const file = path.join(folder, partKey('mf-cart'));
    writeFileSync(file, readFileSync(file, 'utf8').replace('somebody', 'nobody'));
    await expect(changePart(store, 'mf-cart', keys, stable('1'.repeat(12)))).rejects.toThrow('signature is wrong');
    expect(readFileSync(file, 'utf8')).toContain('nobody');
  });

  it('refuses a key of another part', async () => {
    const store = new FolderStore(temporaryFolder());
    const other = { ...keys, privateKey: generateKeys().privateKey };
    await expect(changePart(store, 'mf-cart', other, stable('0'.repeat(12)))).rejects.toThrow('no key of this part');
    expect(await store.list('')).toEqual([]);
  });
});
