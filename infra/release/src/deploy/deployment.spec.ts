import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { storeRelease } from '../manifest/store-release.ts';
import { generateKeys, readPublicKeys } from '../signing/signed-document.ts';
import { readPart } from '../state/change-part.ts';
import { writeHostState } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { PartState } from '../state/part-state.ts';
import { FolderStore } from '../store/folder-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Deployment } from './deployment.ts';
import type { DeploymentOptions } from './deployment.ts';

const { privateKey, publicKey } = generateKeys();
const keys = { privateKey, publicKeys: readPublicKeys(publicKey) };

let store: FolderStore;
let host: AbortController;
let hosting: Promise<void>;
/** Versions of which a process never becomes ready, by role. */
let broken: Partial<Record<Role, string>>;

beforeEach(() => {
  store = new FolderStore(temporaryFolder());
  host = new AbortController();
  broken = {};
  hosting = runHost(host.signal);
});
afterEach(async () => {
  host.abort();
  await hosting;
});

/** What a host says, without processes. */
async function runHost(signal: AbortSignal): Promise<void> {
  let running: HostState['running'] = [];
  while (!signal.aborted) {
    const state = (await readPart(store, 'mf-cart', keys.publicKeys))?.state;
    const at = new Date().toISOString();
    let failed: HostState['failed'];
    if (state !== undefined) {
      running = (['stable', 'canary', 'candidate'] as const).flatMap((role) => {
        const version = state[role]?.version;
        const before = running.filter((one) => one.role === role);
        if (version === undefined) return [];
        if (broken[role] === version) {
          failed = { version, reason: 'it threw at its start', at };
          return role === 'stable' ? before : [];
        }
        return [{ version, role, pid: 1, url: 'http://127.0.0.1:1', since: at }];
      });
      await writeHostState(store, {
        part: 'mf-cart',
        revision: state.revision,
        running,
        ...(failed && { failed }),
        at,
      });
    }
    await delay(20);
  }
}

async function stored(text: string, type: 'remote' | 'service' = 'remote'): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'main.js'), text);
  const builtAt = new Date().toISOString();
  const described = { part: 'mf-cart', type, builtAt, builtBy: 'test', commit: 'none', dirty: false };
  return (await storeRelease(store, folder, described, keys)).version;
}

const deployment = (changes: Partial<DeploymentOptions> = {}) =>
  new Deployment({
    environment: { name: 'test', store },
    part: 'mf-cart',
    keys,
    by: 'somebody',
    whyNot: async () => undefined,
    smoke: async () => {},
    onStep: () => {},
    signal: new AbortController().signal,
    ...changes,
  });
const state = async () => (await readPart(store, 'mf-cart', keys.publicKeys))?.state as PartState;

describe('a release', () => {
  it('tries the version before it switches', async () => {
    const version = await stored('one');
    const seen: unknown[] = [];
    await deployment({
      smoke: async ({ cookie, hosts }) => {
        const { stable, candidate } = await state();
        seen.push(stable, candidate?.version, candidate?.cookie === cookie, hosts[0]?.running[0]?.role);
      },
    }).release(version);
    expect(seen).toEqual([null, version, true, 'candidate']);
    expect(await state()).toMatchObject({ stable: { version, by: 'somebody' }, candidate: null });
  });

  it.each<[string, Partial<DeploymentOptions>, string]>([
    ['its contracts do not fit', { whyNot: async () => 'cart needs /v1/x' }, 'cart needs /v1/x'],
    ['its pages throw', { smoke: () => Promise.reject(new Error('/user/cart: throws')) }, '/user/cart: throws'],
  ])('changes nothing when %s', async (_, changes, reason) => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    await expect(deployment(changes).release(two)).rejects.toThrow(reason);
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
    expect((await state()).history).toHaveLength(1);
  });

  it('changes nothing when its process does not start', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    broken = { candidate: two };
    await expect(deployment().release(two)).rejects.toThrow('what ran before goes on: it threw at its start');
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
  });

  it('is undone when it starts as candidate and not as what everybody gets', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    broken = { stable: two };
    await expect(deployment().release(two)).rejects.toThrow('it threw at its start');
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
  });

  it('gives way to another that has begun later', async () => {
    const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
    await deployment().release(one);
    const first = deployment({ smoke: async () => void (await deployment({ by: 'other' }).release(three)) });
    await expect(first.release(two)).rejects.toThrow(/ended by somebody else/);
    expect(await state()).toMatchObject({ stable: { version: three, by: 'other' }, candidate: null });
  });

  it('leaves no candidate when it is interrupted', async () => {
    const version = await stored('one');
    const stop = new AbortController();
    const interrupted = deployment({ signal: stop.signal, smoke: async () => stop.abort(new Error('stopped')) });
    await expect(interrupted.release(version)).rejects.toThrow('stopped');
    expect(await state()).toMatchObject({ stable: null, candidate: null });
  });

  it('does nothing for the version that runs', async () => {
    const version = await stored('one');
    await deployment().release(version);
    const { revision } = await deployment({ whyNot: async () => 'never asked' }).release(version);
    expect(revision).toBe((await state()).revision);
  });

  it('needs a stored version', async () => {
    await expect(deployment().rollBack()).rejects.toThrow('has no version before');
    await expect(deployment().rollBack('0'.repeat(12))).rejects.toThrow('There is no version 000000000000 of mf-cart');
  });
});

describe('a rollback', () => {
  it('goes back by one version, and asks whether that one still fits', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    await deployment().release(two);
    await expect(deployment({ whyNot: async () => 'it does not fit' }).rollBack()).rejects.toThrow('does not fit');
    const untried = deployment({ smoke: () => Promise.reject(new Error('a rollback is not tried again')) });
    await untried.rollBack();
    expect((await state()).stable?.version).toBe(one);
    expect((await state()).history.at(-1)).toMatchObject({ action: 'rollback', version: one, from: two });
  });
});

describe('a canary', () => {
  it('is tried, runs for a share, and is promoted', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    await deployment().startCanary(two, 5);
    expect(await state()).toMatchObject({ stable: { version: one }, canary: { version: two, share: 5 } });
    await deployment().promote();
    expect(await state()).toMatchObject({ stable: { version: two }, canary: null });
    await expect(deployment().promote()).rejects.toThrow('has no canary');
  });

  it('is nothing for a service, whose callers are not divided', async () => {
    await deployment().release(await stored('one'));
    await expect(deployment().startCanary(await stored('two', 'service'), 5)).rejects.toThrow('Only a remote');
  });
});
