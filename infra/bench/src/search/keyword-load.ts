import { Agent, request } from 'undici';

export interface LoadResult {
  /** Milliseconds inside each search call, as the service timed it. */
  inside: number[];
  seconds: number;
}

/** Asks for suggestions, `atOnce` at a time, spread over the instances. */
export async function loadKeywords(urls: readonly string[], keywords: readonly string[], atOnce: number): Promise<LoadResult> {
  const dispatcher = new Agent({ connections: atOnce });
  const inside: number[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    for (let own = next++; own < keywords.length; own = next++) {
      const query = new URLSearchParams({ name: keywords[own] as string, locale: own % 2 === 0 ? 'vi' : 'en', limit: '20' });
      const { statusCode, headers, body } = await request(`${urls[own % urls.length] as string}/v1/products?${query.toString()}`, { dispatcher });
      await body.dump();
      const timed = /find;dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1];
      if (statusCode !== 200 || timed === undefined) throw new Error(`A search answered ${statusCode}`);
      inside.push(Number(timed));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await dispatcher.close();
  return { inside, seconds: (performance.now() - begun) / 1000 };
}
