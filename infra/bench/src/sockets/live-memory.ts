const megabyte = 1024 * 1024;

/** Returns the `NODE_OPTIONS` of a process whose memory `liveMegabytes` reads. */
export const inspectedAt = (port: number): string => `--inspect=127.0.0.1:${port}`;

/**
 * Returns the live memory of a process after a garbage collection, heap and buffers, in megabytes. Resident memory also includes what the
 * collector has not returned, which is more than a thousand sockets use.
 */
export async function liveMegabytes(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (target === undefined) throw new Error(`no process is inspected at ${port}`);
  const inspector = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => {
      inspector.addEventListener('open', resolve, { once: true });
      inspector.addEventListener('error', () => reject(new Error(`the process at ${port} cannot be inspected`)), {
        once: true,
      });
    });
    await send(inspector, 1, 'HeapProfiler.collectGarbage', {});
    const { result } = await send<{ result: { value: number } }>(inspector, 2, 'Runtime.evaluate', {
      expression: 'process.memoryUsage().heapUsed + process.memoryUsage().external',
      returnByValue: true,
    });
    return result.value / megabyte;
  } finally {
    inspector.close();
  }
}

function send<Result>(inspector: WebSocket, id: number, method: string, params: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    inspector.addEventListener('message', function receive({ data }: MessageEvent) {
      const answer = JSON.parse(String(data)) as { id?: number; result: Result; error?: { message: string } };
      if (answer.id !== id) return;
      inspector.removeEventListener('message', receive);
      if (answer.error === undefined) resolve(answer.result);
      else reject(new Error(answer.error.message));
    });
    inspector.send(JSON.stringify({ id, method, params }));
  });
}
