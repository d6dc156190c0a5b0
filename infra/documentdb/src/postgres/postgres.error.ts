/** An error reported by PostgreSQL. `sqlState` is its five-character code. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  readonly sqlState: string;
  readonly detail: string | undefined;

  constructor(sqlState: string, message: string, detail: string | undefined) {
    super(message);
    this.sqlState = sqlState;
    this.detail = detail;
  }
}

/** The engine is unreachable, or the connection broke before a reply, so that the effect of the statement is unknown. */
export class EngineUnavailableError extends Error {
  override name = 'EngineUnavailableError';
}

/** Parses the body of an ErrorResponse: fields with a one-letter key and a text. */
export function postgresError(body: Buffer): PostgresError {
  const fields = new Map<string, string>();
  for (const field of body.toString('utf8').split('\0')) {
    if (field !== '') fields.set(field.charAt(0), field.slice(1));
  }
  return new PostgresError(
    fields.get('C') ?? 'XX000',
    fields.get('M') ?? 'the engine gave no message',
    fields.get('D'),
  );
}
