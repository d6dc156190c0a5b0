import { Agent, request } from 'undici';

export interface LoadResult {
  /** Milliseconds inside each search call, from the service's server-timing header. */
  searchMs: number[];
  seconds: number;
}

/** Requests suggestions, `concurrency` at a time, across the instances. */
export async function loadKeywords(
  urls: readonly string[],
  keywords: readonly string[],
  concurrency: number,
): Promise<LoadResult> {
  const dispatcher = new Agent({ connections: concurrency });
  const searchMs: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const worker = async () => {
    for (let index = next++; index < keywords.length; index = next++) {
      const query = new URLSearchParams({
        name: keywords[index] as string,
        locale: index % 2 === 0 ? 'vi' : 'en',
        limit: '20',
      });
      const { statusCode, headers, body } = await request(
        `${urls[index % urls.length] as string}/v1/products?${query.toString()}`,
        { dispatcher },
      );
      await body.dump();
      const timed = /find;dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1];
      if (statusCode !== 200 || timed === undefined) throw new Error(`A search responded with ${statusCode}`);
      searchMs.push(Number(timed));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await dispatcher.close();
  return { searchMs, seconds: (performance.now() - startedAt) / 1000 };
}
