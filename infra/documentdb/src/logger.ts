/** What the adapter needs of a logger; pino has this shape. */
export type Logger = Readonly<Record<'info' | 'warn' | 'error', (context: object, message: string) => void>>;
