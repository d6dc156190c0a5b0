import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import { SmokeFailed } from './smoke-remote.ts';

const timeoutMs = 10_000;

/** Addresses that anybody may read without a parameter. */
export const publicReads = (service: string): string[] =>
  publicEndpoints
    .filter((endpoint) => endpoint.service === service && endpoint.method === 'GET' && endpoint.access === 'public')
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => path);

/** Asks the candidate of a service, at its own address, for all that anybody may read. A read that wants a query is refused, which is an answer. */
export async function smokeService(
  service: string,
  candidateUrls: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const problems: string[] = [];
  for (const url of candidateUrls)
    for (const path of ['/health/ready', ...publicReads(service)]) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(`${url}${path}`, { redirect: 'manual', signal: limit }).then(
        async (response) => ({ status: response.status, text: (await response.text()).slice(0, 200) }),
        (error: Error) => ({ status: undefined, text: error.message }),
      );
      const { status = 'nothing', text } = answer;
      if (status === 'nothing' || status >= 500) problems.push(`  ${path} answers ${status}: ${text}`);
    }
  signal.throwIfAborted();
  if (problems.length > 0) throw new SmokeFailed(`${service} fails at its own address:\n${problems.join('\n')}`);
}
