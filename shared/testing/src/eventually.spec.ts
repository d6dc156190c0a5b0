import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('returns the result of the first check that neither throws nor returns false', async () => {
    const results = [
      () => false,
      () => expect(1).toBe(2),
      () => Promise.resolve(false),
      () => Promise.reject(new Error('later')),
      () => Promise.resolve('here'),
    ];
    let checks = 0;
    expect(await eventually<unknown>(() => results[checks++]?.())).toBe('here');
    expect(checks).toBe(5);
  });

  it('rejects with the failed expectation when the timeout elapses', async () => {
    // oxlint-disable-next-line tests/no-waiting-for-time -- that it gives up is what is tested
    await expect(eventually(() => expect('cold').toBe('warm'), { timeoutMs: 30 })).rejects.toThrow('warm');
  });

  it('rejects with the description of a check that returns false until the timeout elapses', async () => {
    // oxlint-disable-next-line tests/no-waiting-for-time -- that it gives up is what is tested
    await expect(eventually(() => false, { description: 'the outbox is empty', timeoutMs: 30 })).rejects.toThrow(
      'Not within 30 ms: the outbox is empty',
    );
  });
});
