import { ApiFailure } from './api-failure.ts';

/** What one of several answers: `done`, or the code of the refusal, one of those that the call knows. */
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
