import { UserError } from './user-error.ts';

const explanations: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'lies on a file system that cannot be written',
  ENOSPC: 'has no room left',
};

/** Text shown at the terminal: one sentence for an error that the user can fix, the whole stack for a bug. */
export function explainError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { code = '', path, message = '', stack } = error as NodeJS.ErrnoException;
  const explanation = explanations[code];
  return explanation === undefined ? (stack ?? message) : `${path ?? 'A folder'} ${explanation}.`;
}
