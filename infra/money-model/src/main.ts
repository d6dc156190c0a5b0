import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackingServices } from '@gvg/local/backing-services/start-backing-services';
import { kinds } from './model/kinds.ts';
import { describeFailure, describeRun } from './report.ts';
import { runSequences } from './run-sequences.ts';
import type { Run } from './run-sequences.ts';
import { startShop } from './shop/start-shop.ts';

/** `npm run money-model -- [--sequences N] [--seed S] [--path P]`. */
const { values } = parseArgs({
  options: { sequences: { type: 'string', default: '1200' }, seed: { type: 'string' }, path: { type: 'string' } },
});

/** Minimum coverage of a conclusive run. */
const least = { sequences: 300, ofEachKind: 200 } as const;
/** Longer than `leastCommands`, because commands that depend on several others come late in a sequence. */
const mostCommands = 45;

const folder = mkdtempSync(path.join(tmpdir(), 'gvg-money-model-'));
const signal = new AbortController().signal;
const services = await startBackingServices({
  dataFolder: folder,
  logs: folder,
  strictDocuments: true,
  signal,
  onProgress: () => {},
  onReady: () => {},
  onEvent: console.error,
});
try {
  Object.assign(process.env, services.environment);
  const shop = await startShop();
  const startedAt = Date.now();
  try {
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    const run = await runSequences(shop, {
      sequences: Number(values.sequences),
      seed,
      path: values.path,
      mostCommands,
    });
    console.log(`${describeRun(run)}\n${Math.round((Date.now() - startedAt) / 1_000)} s`);
    process.exitCode = judge(run) ? 0 : 1;
  } finally {
    await shop.close();
  }
} finally {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
}

function judge(run: Run): boolean {
  if (run.failure !== undefined) {
    console.error(describeFailure(run.seed, run.failure));
    return false;
  }
  // A rerun of a single counterexample has no minimum coverage.
  if (values.path !== undefined) return true;
  const rare = kinds.filter((kind) => (run.counts.get(kind) ?? 0) < least.ofEachKind);
  if (run.sequences < least.sequences) console.error(`fewer than ${least.sequences} sequences are long enough`);
  if (rare.length > 0) console.error(`fewer than ${least.ofEachKind} times: ${rare.join(', ')}`);
  return run.sequences >= least.sequences && rare.length === 0;
}
