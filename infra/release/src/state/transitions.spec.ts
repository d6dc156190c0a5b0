import fc from 'fast-check';
import { generateKeys, readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import { StoreConflict } from '../store/release-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changePart, readPart } from './change-part.ts';
import { emptyState, historyLimit, partStateSchema } from './part-state.ts';
import type { PartState } from './part-state.ts';
import {
  Refused,
  endCanary,
  endTry,
  previousVersion,
  promoteCanary,
  startCanary,
  switchTo,
  tryCandidate,
  undoSwitch,
} from './transitions.ts';

const change = { by: 'somebody', at: '2026-11-27T00:00:00.000Z' };
const versionOf = (letter: string) => letter.repeat(12);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(versionOf) as [string, string, string, string];
const candidate = (version: string, by = 'one') => ({ version, cookie: `RELEASE_CANDIDATE=${by}` });

const released = (state: PartState, version: string, action: 'release' | 'rollback' = 'release'): PartState =>
  switchTo(candidate(version), change, action)(tryCandidate(candidate(version), change)(state));
const withReleases = (...versions: string[]) =>
  versions.reduce((state, version) => released(state, version), emptyState('mf-cart'));

describe('a release', () => {
  it('replaces the stable version and records the previous one', () => {
    expect(withReleases(a, b)).toMatchObject({
      stable: { version: b, by: 'somebody' },
      candidate: null,
      history: [
        { action: 'release', version: a, from: null },
        { action: 'release', version: b, from: a },
      ],
    });
  });

  it('is refused once another one has begun', () => {
    const first = tryCandidate(candidate(b, 'one'), change)(withReleases(a));
    const second = tryCandidate(candidate(c, 'other'), { ...change, by: 'other' })(first);
    expect(() => switchTo(candidate(b, 'one'), change, 'release')(second)).toThrow('other is releasing mf-cart cccc');
    expect(endTry(candidate(b, 'one'))(second)).toBe(second);
    expect(switchTo(candidate(c, 'other'), change, 'release')(second).stable?.version).toBe(c);
  });

  it('is refused once its test has ended', () => {
    expect(() => switchTo(candidate(b), change, 'release')(withReleases(a))).toThrow(Refused);
  });

  it('ends the canary of the same version', () => {
    const canary = startCanary(candidate(b), change, 5)(tryCandidate(candidate(b), change)(withReleases(a)));
    expect(released(canary, b).canary).toBeNull();
    expect(released(canary, c).canary).toMatchObject({ version: b });
  });

  it('keeps only the latest changes', () => {
    const versions = Array.from({ length: historyLimit + 5 }, (_, number) => number.toString(16).padStart(12, '0'));
    expect(withReleases(...versions).history).toHaveLength(historyLimit);
  });
});

describe('a canary', () => {
  const started = () => startCanary(candidate(b), change, 5)(tryCandidate(candidate(b), change)(withReleases(a)));

  it('runs next to the stable version, then becomes it', () => {
    expect(started()).toMatchObject({ stable: { version: a }, canary: { version: b, share: 5 }, candidate: null });
    expect(promoteCanary(change)(started())).toMatchObject({ stable: { version: b }, canary: null });
  });

  it('can be ended', () => {
    expect(endCanary(change)(started())).toMatchObject({ stable: { version: a }, canary: null });
    expect(() => endCanary(change)(withReleases(a))).toThrow('mf-cart has no canary');
  });

  it('is not promoted if it is not the version that was checked', () => {
    expect(() => promoteCanary(change, c)(started())).toThrow('is bbbbbbbbbbbb by now');
  });

  it('needs a stable version and differs from it', () => {
    const tried = tryCandidate(candidate(a), change);
    expect(() => startCanary(candidate(a), change, 5)(tried(emptyState('mf-cart')))).toThrow('no stable version');
    expect(() => startCanary(candidate(a), change, 5)(tried(withReleases(a)))).toThrow('is the stable version');
  });
});

describe('the previous version', () => {
  it.each([
    ['two releases', (state: PartState) => state, b],
    ['a rollback', (state: PartState) => released(state, b, 'rollback'), a],
    ['a rollback and another release', (state: PartState) => released(released(state, b, 'rollback'), d), b],
    ['a rollback by two versions', (state: PartState) => released(released(state, a, 'rollback'), d), a],
    [
      'a promoted canary',
      (state: PartState) =>
        promoteCanary(change)(startCanary(candidate(d), change, 5)(tryCandidate(candidate(d), change)(state))),
      c,
    ],
  ])('after %s is the one that ran before it', (_, then, previous) => {
    expect(previousVersion(then(withReleases(a, b, c)))).toBe(previous);
  });

  it('does not exist for the first version', () => {
    expect(() => previousVersion(withReleases(a))).toThrow('no version before');
    expect(() => previousVersion(released(withReleases(a, b), a, 'rollback'))).toThrow('no version before');
  });
});

describe('a failed switch', () => {
  it('is undone unless the part has changed since', () => {
    expect(undoSwitch(b, change)(withReleases(a, b)).stable?.version).toBe(a);
    const later = withReleases(a, b, c);
    expect(undoSwitch(b, change)(later)).toBe(later);
    const first = withReleases(a);
    expect(undoSwitch(a, change)(first)).toBe(first);
  });
});

test('concurrent releases of several people, in any order and killed anywhere, leave a consistent state', async () => {
  const { privateKey, publicKey } = generateKeys();
  const keys = { privateKey, publicKeys: readPublicKeys(publicKey) };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ killedAfter: fc.integer({ min: 0, max: 3 }) }), { minLength: 2, maxLength: 5 }),
      async (scheduler, people) => {
        const store = new FolderStore(temporaryFolder());
        const done: string[] = [];
        const release = async ({ killedAfter }: { killedAfter: number }, index: number) => {
          const own = candidate(index.toString(16).padStart(12, '0'), String(index));
          const steps = [
            () => changePart(store, 'mf-cart', keys, tryCandidate(own, change)),
            () => changePart(store, 'mf-cart', keys, switchTo(own, change, 'release')),
          ];
          for (const [step, work] of steps.entries()) {
            await scheduler.schedule(Promise.resolve(), `${index} ${step}`);
            if (step >= killedAfter) return;
            await work();
          }
          done.push(own.version);
        };
        const all = people.map(async (person, index) =>
          release(person, index).catch((error: unknown) => {
            if (!(error instanceof Refused || error instanceof StoreConflict)) throw error;
          }),
        );
        await scheduler.waitFor(Promise.all(all));
        const state = (await readPart(store, 'mf-cart', keys.publicKeys))?.state;
        if (state === undefined) return;
        expect(partStateSchema.safeParse(state).success).toBe(true);
        expect(state.history.map(({ version }) => version).toSorted()).toEqual(done.toSorted());
        expect(state.stable?.version ?? null).toBe(state.history.at(-1)?.version ?? null);
        state.history.forEach(({ from }, index) => expect(from).toBe(state.history[index - 1]?.version ?? null));
      },
    ),
    { numRuns: 60 },
  );
});
