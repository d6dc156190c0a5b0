import { describeFailure, describeRun } from './report.ts';
import { runSequences } from './run-sequences.ts';
import type { Shop } from './shop/start-shop.ts';
import { startShop } from './shop/start-shop.ts';

/** A busy machine takes several times as long as a quiet one. */
jest.setTimeout(300_000);

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('holds each dong, piece and quote where the rules say, whatever is done in whatever order', async () => {
  const sequences = 25;
  const run = await runSequences(shop, { sequences, seed: 20_261_124 });
  if (run.failure !== undefined) throw new Error(describeFailure(run.seed, run.failure));
  console.info(describeRun(run));
  expect(run.sequences).toBe(sequences);
});
