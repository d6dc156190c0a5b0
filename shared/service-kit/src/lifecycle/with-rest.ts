/**
 * Does a piece of long work in the background and rests in proportion to it, so that whoever waits for an answer of the same process, or of its database, hardly notices.
 * @param restPerWork milliseconds of rest for each millisecond of work: with 2, the work takes a third of the time
 */
export async function withRest<Result>(work: () => Promise<Result>, { restPerWork = 2 } = {}): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  const restMs = (performance.now() - begin) * restPerWork;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return result;
}
