import { ApiError, shellApi } from '@gvg/browser-kit';

const isConfirmationRequired = (error: unknown) => error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';

/**
 * Makes a call that may require a recent confirmation of identity (rules/accounts.md), and repeats it after the person has confirmed.
 * Rejects with CONFIRMATION_REQUIRED if they do not.
 */
export async function confirmed<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    if (!isConfirmationRequired(error) || !(await shellApi().session.confirmIdentity())) throw error;
    return call();
  }
}

/** Wraps `onError` of such a write: a person who declined to confirm needs no message. */
export function reportUnlessDeclined(report: (error: ApiError) => void) {
  return (error: ApiError): void => {
    if (!isConfirmationRequired(error)) report(error);
  };
}
