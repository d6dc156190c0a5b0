import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ImportState, ChangeState } from '@gvg/contracts/catalogue/terms';

export const importSteps = ['FILE', 'DRY_RUN', 'IMPORT', 'DONE'] as const;
export type ImportStep = (typeof importSteps)[number];

/** What a started import waits for, or has become; else what its dry run has. */
export const stateOf = ({ state, change }: ProductImport): Exclude<ImportState, 'STARTED'> | ChangeState =>
  state === 'STARTED' ? (change?.state ?? 'WAITING') : state;

export function stepOf(stored: ProductImport): ImportStep {
  if (stored.state !== 'STARTED') return 'DRY_RUN';
  const state = stateOf(stored);
  return state === 'WAITING' || state === 'RUNNING' ? 'IMPORT' : 'DONE';
}

/** Rows of the file, once the dry run is done. */
export const rowsOf = ({ created, changed, same, bad }: NonNullable<ProductImport['figures']>): number =>
  created + changed + same + bad;
