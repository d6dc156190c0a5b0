import { randomUUID } from 'node:crypto';
import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { Catalogue } from './catalogue.ts';
import { readProductImports } from './product-import/read-product-imports/read-product-imports.ts';
import { runProductChanges } from './product-change/run-product-changes/run-product-changes.ts';

/** All that is done again and again while the service runs. Several instances may do it at once. */
export function startTimers(catalogue: Catalogue): void {
  const owner = randomUUID();
  const work = () => runProductChanges(catalogue, owner);
  // The interval is also the pause between the batches of a change.
  runEvery(catalogue, { name: 'run product changes', intervalMs: 500, work });
  const read = () => readProductImports(catalogue, owner);
  runEvery(catalogue, { name: 'read product imports', intervalMs: 500, work: read });
}
