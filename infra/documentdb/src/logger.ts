/** Logger of the adapter. A pino logger is one. */
export type Logger = Readonly<Record<'info' | 'warn' | 'error', (context: object, message: string) => void>>;
