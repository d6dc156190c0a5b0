import type { Document } from 'bson';

/** A node of PostgreSQL’s plan in EXPLAIN (FORMAT JSON). */
export type PostgresPlan = {
  'Node Type': string;
  'Index Name'?: string;
  'Plan Rows': number;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresPlan[];
};

const stages: Readonly<Record<string, string>> = {
  'Seq Scan': 'COLLSCAN',
  'Index Scan': 'IXSCAN',
  'Index Only Scan': 'IXSCAN',
  'Bitmap Index Scan': 'IXSCAN',
  'Bitmap Heap Scan': 'FETCH',
  Limit: 'LIMIT',
  Sort: 'SORT',
  'Incremental Sort': 'SORT',
  Aggregate: 'GROUP',
};

/**
 * Converts a plan to a stage with MongoDB’s name, or PostgreSQL’s where MongoDB has none. `indexes` maps the engine’s index tables to
 * names.
 */
export function explainStage(plan: PostgresPlan, indexes: ReadonlyMap<string, string>): Document {
  const inputs = (plan.Plans ?? []).map((input) => explainStage(input, indexes));
  const type = plan['Node Type'];
  // The engine wraps scans in its own nodes, which do not change what is read.
  const [only] = inputs;
  if (
    only !== undefined &&
    inputs.length === 1 &&
    (type === 'Custom Scan' || type === 'Subquery Scan' || type === 'Result')
  )
    return only;
  const table = plan['Index Name'];
  return {
    stage: stages[type] ?? type.toUpperCase().replaceAll(' ', '_'),
    indexName: table === undefined ? undefined : nameOfIndex(table, indexes),
    nReturned: plan['Actual Rows'],
    rowsExpected: plan['Plan Rows'],
    rowsFiltered: plan['Rows Removed by Filter'],
    ...(inputs.length > 1 ? { inputStages: inputs } : { inputStage: only }),
  };
}

function nameOfIndex(table: string, indexes: ReadonlyMap<string, string>): string {
  return indexes.get(table) ?? (table.startsWith('collection_pk_') ? '_id_' : table);
}
