import { Pool } from 'undici';
import type { LoadClient } from '../documents/throughput.ts';

/** A client that asks for `targets` in turn over kept-alive connections, and reads every answer to its end. */
export function httpLoad(name: string, url: string, targets: readonly string[], connections: number): LoadClient {
  const pool = new Pool(url, { connections, pipelining: 1 });
  let turn = 0;
  const operation = async () => {
    const target = targets[turn++ % targets.length] as string;
    const { statusCode, body } = await pool.request({ method: 'GET', path: target });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${target} answered ${statusCode}`);
  };
  return { name, connections, operations: Array.from({ length: connections }, () => operation), close: () => pool.close() };
}
