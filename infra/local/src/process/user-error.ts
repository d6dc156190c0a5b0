/** A failure that the person at the terminal can mend: shown as its one sentence, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
