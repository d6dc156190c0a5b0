import { eventually } from '@gvg/testing/eventually';
import { runEvery } from './run-every.ts';

function start(work: () => Promise<unknown>) {
  const errors: object[] = [];
  const hooks: (() => Promise<void> | void)[] = [];
  const context = {
    logger: { error: (fields: object) => void errors.push(fields) },
    onStop: (hook: () => Promise<void> | void) => void hooks.push(hook),
  };
  runEvery(context as unknown as Parameters<typeof runEvery>[0], { name: 'count', intervalMs: 1, work });
  return { errors, stop: async () => Promise.all(hooks.map((hook) => hook())) };
}

describe('repeated work', () => {
  it('continues after a failure and logs it', async () => {
    let runs = 0;
    const { errors, stop } = start(async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
    });
    await eventually(() => runs > 2);
    await stop();
    expect(errors).toEqual([{ err: new Error('the database is away'), timer: 'count' }]);
  });

  it("never overlaps, and the service's stop waits for the current run", async () => {
    let [running, most, finished] = [0, 0, false];
    let finish = () => {};
    const { stop } = start(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => (finish = resolve));
      running -= 1;
      finished = true;
    });
    await eventually(() => running === 1);
    const stopped = stop();
    expect(finished).toBe(false);
    finish();
    await stopped;
    expect([most, running, finished]).toEqual([1, 0, true]);
  });
});
