/** The result of `work`, or undefined after `timeoutMs`, when `onTimeout` is called; `work` goes on. */
export async function within<Result>(
  timeoutMs: number,
  work: Promise<Result>,
  onTimeout?: () => void,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onTimeout?.();
      resolve(undefined);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
