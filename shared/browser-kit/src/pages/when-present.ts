/** Milliseconds to wait for the element. */
const timeoutMs = 10_000;

/** Calls `use` with the element as soon as `find` returns one. The returned function stops waiting. */
export function whenPresent(find: () => HTMLElement | null, use: (element: HTMLElement) => void): () => void {
  const present = find();
  if (present !== null) {
    use(present);
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    const element = find();
    if (element === null) return;
    stop();
    use(element);
  });
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
