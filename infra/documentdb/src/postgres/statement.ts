/** SQL that each connection prepares once under `name`. Rows are read by column position. */
export type Statement = { readonly name: string; readonly sql: string };
