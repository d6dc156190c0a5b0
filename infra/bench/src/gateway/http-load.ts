import { Pool } from 'undici';

export interface HttpLoad {
  /** Returns responses per second over `milliseconds` with all connections saturated. Every body is read completely. */
  measure(milliseconds: number): Promise<number>;
  close(): Promise<void>;
}

/** Returns a client that requests `targets` in turn over keep-alive connections. A status other than 200 aborts the measurement. */
export function httpLoad(
  url: string,
  targets: readonly string[],
  connections: number,
  headers: Record<string, string> = {},
): HttpLoad {
  const pool = new Pool(url, { connections, pipelining: 1 });
  let requestCount = 0;
  const sendRequest = async () => {
    const target = targets[requestCount++ % targets.length] as string;
    const { statusCode, body } = await pool.request({ method: 'GET', path: target, headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${target} responded with ${statusCode}`);
  };
  return {
    async measure(milliseconds) {
      const begin = performance.now();
      const end = begin + milliseconds;
      let count = 0;
      const connection = async () => {
        while (performance.now() < end) {
          await sendRequest();
          count += 1;
        }
      };
      await Promise.all(Array.from({ length: connections }, connection));
      return (count * 1000) / (performance.now() - begin);
    },
    close: () => pool.close(),
  };
}
