import { Pool } from 'undici';

/** A write: its path, its body, and the caller's headers. */
export interface Write {
  path: string;
  body: object;
  headers?: Record<string, string>;
}

/** Sends all writes over keep-alive connections and returns the number of 201 responses per second. Throws on any other status. */
export async function measureWrites(url: string, writes: readonly Write[], connections: number): Promise<number> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const begin = performance.now();
  let next = 0;
  const send = async () => {
    for (let write = writes[next++]; write !== undefined; write = writes[next++]) {
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: write.path,
        headers: { 'content-type': 'application/json', ...write.headers },
        body: JSON.stringify(write.body),
      });
      const text = await body.text();
      if (statusCode !== 201) throw new Error(`POST ${write.path} responded with ${statusCode}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  const rate = (writes.length * 1_000) / (performance.now() - begin);
  await pool.close();
  return rate;
}
