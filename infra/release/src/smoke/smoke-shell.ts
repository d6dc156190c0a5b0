import { SmokeFailed } from './smoke-remote.ts';

const timeoutMs = 30_000;

/** Addresses that a shell serves without any remote: its health, and a document in each language. */
export const shellAddresses = ['/health/ready', '/', '/en'];

/** Requests documents from a candidate of the shell at its own address. */
export async function smokeShell(candidateUrl: string, signal: AbortSignal): Promise<void> {
  const problems: string[] = [];
  for (const address of shellAddresses) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(`${candidateUrl}${address}`, { redirect: 'manual', signal: limit }).then(
      async (response) => ({ status: response.status, text: (await response.text()).slice(0, 200) }),
      (error: Error) => ({ status: undefined, text: error.message }),
    );
    const { status = 'nothing', text } = answer;
    if (status === 'nothing' || status >= 500) problems.push(`  ${address} answers ${status}: ${text}`);
  }
  signal.throwIfAborted();
  if (problems.length > 0) throw new SmokeFailed(`The shell fails at its own address:\n${problems.join('\n')}`);
}
