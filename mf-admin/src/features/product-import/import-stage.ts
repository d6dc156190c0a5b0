import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ImportState, ChangeState } from '@gvg/contracts/catalogue/terms';

export const importSteps = ['FILE', 'DRY_RUN', 'IMPORT', 'DONE'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Returns the state of the started import, or else of its dry run. */
export const stateOf = ({ state, change }: ProductImport): Exclude<ImportState, 'STARTED'> | ChangeState =>
  state === 'STARTED' ? (change?.state ?? 'WAITING') : state;

export function stepOf(stored: ProductImport): ImportStep {
  if (stored.state !== 'STARTED') return 'DRY_RUN';
  const state = stateOf(stored);
  return state === 'WAITING' || state === 'RUNNING' ? 'IMPORT' : 'DONE';
}

/** Number of rows in the file after the dry run. */
export const rowsOf = ({ created, changed, same, bad }: NonNullable<ProductImport['figures']>): number =>
  created + changed + same + bad;
