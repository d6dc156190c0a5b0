import { withRecentSettings } from './recent-settings.ts';

interface Values {
  hours: number;
}

function fakeStore() {
  let [hours, reads] = [1, 0];
  let isDown = false;
  let gate = Promise.resolve();
  const present = () => ({ hours, revision: 1, updatedAt: '', defaults: { hours: 1 }, changes: {} });
  return {
    reads: () => reads,
    fail: (down: boolean) => void (isDown = down),
    hold: (until: Promise<void>) => void (gate = until),
    store: {
      async read() {
        reads += 1;
        const read = present();
        await gate;
        if (isDown) throw new Error('down');
        return read;
      },
      async replace({ values }: { values: Values }) {
        hours = values.hours;
        return present();
      },
    },
  };
}

const change = {
  values: { hours: 2 },
  revision: undefined,
  context: { actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
} as const;

describe('withRecentSettings', () => {
  it('shares one read among concurrent calls within a second', async () => {
    const { store, reads } = fakeStore();
    const settings = withRecentSettings<Values>(store);
    await Promise.all([settings.readRecent(), settings.readRecent()]);
    await settings.readRecent();
    expect(reads()).toBe(1);
  });

  it('rejects with the error of the read, and reads again', async () => {
    const { store, fail } = fakeStore();
    const settings = withRecentSettings<Values>(store);
    fail(true);
    const results = await Promise.allSettled([settings.readRecent(), settings.readRecent()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(settings.readRecent()).rejects.toThrow('down');
    fail(false);
    expect(await settings.readRecent()).toMatchObject({ hours: 1 });
  });

  it('discards a pending read after a replacement, but still returns it to its callers', async () => {
    const { store, hold } = fakeStore();
    const settings = withRecentSettings<Values>(store);
    const { promise, resolve } = Promise.withResolvers<void>();
    hold(promise);
    const earlier = settings.readRecent();
    await settings.replace(change);
    const later = settings.readRecent();
    resolve();
    expect(await earlier).toMatchObject({ hours: 1 });
    expect(await later).toMatchObject({ hours: 2 });
    expect(await settings.readRecent()).toMatchObject({ hours: 2 });
  });
});
