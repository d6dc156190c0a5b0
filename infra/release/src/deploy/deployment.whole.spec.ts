import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PlayedHost } from '../testing/played-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Deployment } from './deployment.ts';
import type { DeploymentOptions } from './deployment.ts';

let host: PlayedHost;
beforeEach(() => {
  host = new PlayedHost();
});
afterEach(() => host.stop());

const stored = (text: string) => host.stored(text);
const state = () => host.state();
const deployment = (changes: Partial<DeploymentOptions> = {}) =>
  new Deployment({
    environment: { name: 'test', store: host.store },
    part: 'mf-cart',
    type: 'remote',
    keys: host.keys,
    by: 'somebody',
    whyNot: async () => undefined,
    smoke: async () => {},
    onStep: () => {},
    signal: new AbortController().signal,
    ...changes,
  });

describe('a release', () => {
  it('tests the version before it switches', async () => {
    const version = await stored('one');
    const seen: unknown[] = [];
    await deployment({
      smoke: async ({ cookie, candidateUrl }) => {
        const { stable, candidate } = await state();
        seen.push(stable, candidate?.version, candidate?.cookie === cookie, candidateUrl);
      },
    }).release(version);
    expect(seen).toEqual([null, version, true, 'http://127.0.0.1:1']);
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
    host.broken = { candidate: two };
    await expect(deployment().release(two)).rejects.toThrow('what ran before goes on: it threw at its start');
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
  });

  it('is undone if the version starts as candidate but not as stable', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    host.broken = { stable: two };
    await expect(deployment().release(two)).rejects.toThrow('it threw at its start');
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
  });

  it('records a service, which has no host, once all checks pass', async () => {
    const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
    await host.stop();
    const service = (changes: Partial<DeploymentOptions> = {}) => deployment({ type: 'service', ...changes });
    await service().release(one);
    await expect(service({ whyNot: async () => 'mf-cart reads /v1/x' }).release(two)).rejects.toThrow('/v1/x');
    expect(await state()).toMatchObject({ stable: { version: one }, candidate: null });
    const overtaken = service({ whyNot: async () => void (await service({ by: 'other' }).release(three)) });
    await expect(overtaken.release(two)).rejects.toThrow(/^other has changed mf-cart at/);
    await service().rollBack();
    expect(await state()).toMatchObject({ stable: { version: one } });
  });

  it('gives way to another release that began later', async () => {
    const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
    await deployment().release(one);
    const first = deployment({ smoke: async () => void (await deployment({ by: 'other' }).release(three)) });
    await expect(first.release(two)).rejects.toThrow(/^other has changed mf-cart at/);
    expect(await state()).toMatchObject({ stable: { version: three, by: 'other' }, candidate: null });
  });

  it('removes its candidate when it is interrupted', async () => {
    const version = await stored('one');
    const stop = new AbortController();
    const interrupted = deployment({ signal: stop.signal, smoke: async () => stop.abort(new Error('stopped')) });
    await expect(interrupted.release(version)).rejects.toThrow('stopped');
    expect(await state()).toMatchObject({ stable: null, candidate: null });
  });

  it('does nothing for the version that already runs', async () => {
    const version = await stored('one');
    await deployment().release(version);
    const { revision } = await deployment({ whyNot: async () => 'never asked' }).release(version);
    expect(revision).toBe((await state()).revision);
  });

  it('refuses a version that is not stored', async () => {
    await expect(deployment().rollBack()).rejects.toThrow('has no version before');
    await expect(deployment().rollBack('0'.repeat(12))).rejects.toThrow('There is no version 000000000000 of mf-cart');
  });
});

describe('a rollback', () => {
  it('goes back by one version and checks its contracts again', async () => {
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
  it('is tested, runs for a share, and is promoted', async () => {
    const [one, two] = [await stored('one'), await stored('two')];
    await deployment().release(one);
    await deployment().startCanary(two, 5);
    expect(await state()).toMatchObject({ stable: { version: one }, canary: { version: two, share: 5 } });
    await deployment().promote();
    expect(await state()).toMatchObject({ stable: { version: two }, canary: null });
    await expect(deployment().promote()).rejects.toThrow('has no canary');
  });

  it('is refused for a service, whose callers cannot be divided', async () => {
    await deployment().release(await stored('one'));
    await expect(deployment({ type: 'service' }).startCanary(await stored('two'), 5)).rejects.toThrow('Only a remote');
  });
});

describe('a release by another process', () => {
  /** Returns the printed lines. The process kills itself in the step `killedAt`, since a signal from here could arrive a step later. */
  async function releaseByProcess(version: string, killedAt?: string): Promise<string[]> {
    const folder = temporaryFolder();
    const [privateFile, publicFile] = [path.join(folder, 'key'), path.join(folder, 'pem')];
    writeFileSync(privateFile, host.pem.privateKey);
    writeFileSync(publicFile, host.pem.publicKey);
    const script = path.join(__dirname, '../testing/release-version.ts');
    const args = [script, host.storeFolder, privateFile, publicFile, version, ...(killedAt ? [killedAt] : [])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) lines.push(line);
    await exited;
    return lines;
  }

  it.each(['asking', 'starting', 'smoke', 'switching'])(
    'leaves the old or the new version when killed while %s, and another release can follow',
    async (step) => {
      const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
      await deployment().release(one);
      expect((await releaseByProcess(two, step)).at(-1)).toMatch(new RegExp(`^${step}`));
      const { stable, candidate, history } = await state();
      expect(stable?.version).toBe(step === 'switching' ? two : one);
      expect(history.at(-1)?.version).toBe(stable?.version);
      expect([undefined, two]).toContain(candidate?.version);
      await deployment().release(three);
      expect(await state()).toMatchObject({ stable: { version: three }, candidate: null });
    },
  );

  it('is refused if another one is faster', async () => {
    const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
    await deployment().release(one);
    const outcomes = await Promise.all([releaseByProcess(two), releaseByProcess(three)]);
    const { stable, history } = await state();
    const released = outcomes.filter((lines) => lines.at(-1) === 'released').length;
    expect(history).toHaveLength(1 + released);
    expect(released).toBeGreaterThanOrEqual(1);
    expect([two, three]).toContain(stable?.version);
    for (const lines of outcomes)
      expect(lines.at(-1)).toMatch(/^released$|is releasing mf-cart|has changed mf-cart|at the same time$/);
  });
});
