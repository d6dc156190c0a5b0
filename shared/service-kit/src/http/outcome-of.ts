import { ApiFailure } from './api-failure.ts';

/** Returns the outcome of one item in a bulk request: `done`, or the error code if it is one of `refusals`. Rethrows other errors. */
export async function outcomeOf<Done extends string, Refusal extends string>(
  work: () => Promise<unknown>,
  done: Done,
  refusals: readonly Refusal[],
): Promise<Done | Refusal> {
  try {
    await work();
    return done;
  } catch (error) {
    const refusal = refusals.find((code) => error instanceof ApiFailure && error.code === code);
    if (refusal === undefined) throw error;
    return refusal;
  }
}
