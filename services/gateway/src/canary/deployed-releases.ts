import { setTimeout as pause } from 'node:timers/promises';
import { deployedReleasesPath, deployedReleasesSchema } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { withFailover } from '../proxy/failover.ts';
import type { Upstream } from '../proxy/upstream.ts';

export interface DeployedReleasesSource {
  /** As of at most a third of a second ago, or before the shell's server became unreachable; undefined until it was reached once. */
  current(): DeployedReleases | undefined;
  close(): Promise<void>;
}

/** The registry is a file that the shell's server polls as often. */
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

/** Follows the releases that the shell's server composes documents with. Documents of other releases are outdated, whatever they show. */
export function followDeployedReleases(shell: Upstream, logger: Logger): DeployedReleasesSource {
  const closing = new AbortController();
  let releases: DeployedReleases | undefined;

  const update = async () => {
    try {
      const fetched = await fetchReleases(shell);
      if (fetched.fingerprint !== releases?.fingerprint)
        logger.info({ fingerprint: fetched.fingerprint }, 'releases changed');
      releases = fetched;
    } catch (error) {
      logger.debug({ err: error }, 'deployed releases unknown');
    }
  };

  const following = (async () => {
    while (!closing.signal.aborted) {
      await update();
      await pause(pollIntervalMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    current: () => releases,
    async close() {
      closing.abort();
      await following;
    },
  };
}
