import { ApiError, shellApi } from '@gvg/browser-kit';

const isConfirmationRequired = (error: unknown) => error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';

/** Makes a call that may ask to confirm anew who the person is (rules/accounts.md), and repeats it once they have. Rejects with CONFIRMATION_REQUIRED when they do not. */
export async function confirmed<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    if (!isConfirmationRequired(error) || !(await shellApi().session.confirmIdentity())) throw error;
    return call();
  }
}

/** `onError` of such a write: whoever has decided not to confirm needs no message. */
export function reportUnlessDeclined(report: (error: ApiError) => void) {
  return (error: ApiError): void => {
    if (!isConfirmationRequired(error)) report(error);
  };
}
