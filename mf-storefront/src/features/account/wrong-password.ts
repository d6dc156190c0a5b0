import { ApiError } from '@gvg/browser-kit';

/** For calls of a signed-in person, where INCORRECT_PASSWORD concerns only the password and belongs to its field. */
export function wrongPasswordAt(path: string, message: string) {
  return (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'INCORRECT_PASSWORD' || error.retryAfter !== undefined)
      throw error;
    throw new ApiError(error.status, { message: error.code, details: [{ path, code: error.code, message }] });
  };
}
