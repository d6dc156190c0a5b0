import type { Statement } from './statement.ts';

const statement = (name: string): Statement => ({
  name,
  sql: `select cursorpage, continuation, cursorid from documentdb_api.${name}_cursor_first_page($1, $2)`,
});

/** Statements that open a cursor. Each returns the first page, a continuation unless the page is the last one, and the cursor’s id. */
export const firstPage = {
  find: statement('find'),
  aggregate: statement('aggregate'),
  listCollections: statement('list_collections'),
  listIndexes: statement('list_indexes'),
} as const;
