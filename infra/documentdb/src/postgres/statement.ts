/** SQL that each connection prepares once under `name`; rows are read by the position of its columns. */
export type Statement = { readonly name: string; readonly sql: string };
