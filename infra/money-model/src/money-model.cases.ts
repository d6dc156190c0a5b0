import { describeFailure, describeRun } from './report.ts';
import { runSequences } from './run-sequences.ts';
import type { Shop } from './shop/start-shop.ts';
import { startShop } from './shop/start-shop.ts';

/** Runs random sequences of steps against a new shop and compares it with the model after each step. */
export function testSequences(sequences: number): void {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('money, stock and quotes match the rules after random sequences of steps', async () => {
    const run = await runSequences(shop, { sequences, seed: 20_261_124 });
    if (run.failure !== undefined) throw new Error(describeFailure(run.seed, run.failure));
    console.info(describeRun(run));
    expect(run.sequences).toBe(sequences);
  });
}
