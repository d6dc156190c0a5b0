import { randomUUID } from 'node:crypto';
import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { Catalogue } from './catalogue.ts';
import { runChanges } from './bulk-change/run-changes.ts';
import { productChangeJob } from './product-change/product-change.job.ts';
import { readProductImports } from './product-import/read-product-imports/read-product-imports.ts';
import { ratingChangeJob } from './rating-change/rating-change.job.ts';

/** Schedules all repeated work of the service. Safe on several instances at once. */
export function startTimers(catalogue: Catalogue): void {
  const owner = randomUUID();
  const [productJob, ratingJob] = [productChangeJob(catalogue), ratingChangeJob(catalogue)];
  // The interval is also the pause between the batches of a change.
  runEvery(catalogue, {
    name: 'run product changes',
    intervalMs: 500,
    work: () => runChanges(catalogue, productJob, owner),
  });
  runEvery(catalogue, {
    name: 'run rating changes',
    intervalMs: 500,
    work: () => runChanges(catalogue, ratingJob, owner),
  });
  const read = () => readProductImports(catalogue, owner);
  runEvery(catalogue, { name: 'read product imports', intervalMs: 500, work: read });
}
