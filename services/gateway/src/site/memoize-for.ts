/** Runs `load` at most once per `freshMs`, and once at a time; calls in between share its result. A rejection is not reused. */
export function memoizeFor<Result>(freshMs: number, load: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  const forget = () => {
    shared = undefined;
  };
  return () => {
    if (shared !== undefined) return shared;
    const loading = load();
    loading.then(() => setTimeout(forget, freshMs).unref(), forget);
    shared = loading;
    return loading;
  };
}
