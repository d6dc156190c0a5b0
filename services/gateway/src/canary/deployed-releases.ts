import { deployedReleasesPath, deployedReleasesSchema } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { BaseContext } from '@gvg/service-kit/lifecycle/service-definition';
import { withFailover } from '../proxy/failover.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** Returns the releases as of at most 300 ms ago, or before the shell's server became unreachable; undefined until it was reached once. */
export type CurrentReleases = () => DeployedReleases | undefined;

/** The shell's server polls the registry file at the same interval. */
const pollIntervalMs = 300;
const timeoutMs = 2_000;

async function fetchReleases(shell: Upstream): Promise<DeployedReleases> {
  return withFailover(shell, { isRepeatable: () => true }, async ({ pool }) => {
    const { body } = await pool.request({
      method: 'GET',
      path: deployedReleasesPath,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return deployedReleasesSchema.parse(await body.json());
  });
}

/** Tracks the releases that the shell's server composes documents with. Documents of other releases are outdated, whatever they show. */
export function followDeployedReleases(
  { logger, onStop }: Pick<BaseContext, 'logger' | 'onStop'>,
  shell: Upstream,
): CurrentReleases {
  let releases: DeployedReleases | undefined;

  async function work(): Promise<void> {
    try {
      const fetched = await fetchReleases(shell);
      if (fetched.fingerprint !== releases?.fingerprint)
        logger.info({ fingerprint: fetched.fingerprint }, 'releases changed');
      releases = fetched;
    } catch (error) {
      logger.debug({ err: error }, 'deployed releases unknown');
    }
  }

  runEvery({ logger, onStop }, { name: 'follow deployed releases', intervalMs: pollIntervalMs, work });
  return () => releases;
}
