/**
 * Runs a piece of long background work and pauses in proportion to it, so that requests to the same process or its database are hardly
 * delayed.
 * @param restPerWork milliseconds of pause per millisecond of work: with 2, the work takes a third of the time
 */
export async function withRest<Result>(work: () => Promise<Result>, { restPerWork = 2 } = {}): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  const restMs = (performance.now() - begin) * restPerWork;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return result;
}
