import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { roles } from '@gvg/contracts/definitions/caller';
import { accessToken } from '@gvg/contracts/identity/access-token';
import { freePort } from '@gvg/testing/free-port';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { startBackingServices } from '../backing-services/start-backing-services.ts';
import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { UserError } from '../process/user-error.ts';
import { secretNames, services } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { withLock } from '../state/lock.ts';
import { dataFolder, repository } from '../state/paths.ts';
import { openRunRecord, stopLeftoverProcesses } from '../state/run-file.ts';
import { ensureSecrets } from '../state/secrets.ts';
import { allocatePorts } from '../supervise/allocate-ports.ts';
import { chosenSecrets, commonEnvironment } from '../supervise/common-environment.ts';
import { sampleCalls } from '../supervise/sample-calls.ts';
import { siteProcess } from '../supervise/site-process.ts';
import type { SupervisedProcess } from '../supervise/supervised-process.ts';

/**
 * `npm run dev -w services/<name>`: one service with its backing services, on its own data, restarted when its sources change. Nothing else runs: calls to
 * other services fail as in an outage, and tokens are signed with keys of this command.
 */
export async function devService(signal: AbortSignal, [name = '']: readonly string[]): Promise<number> {
  const entry = services.find((service) => service.name === name);
  if (entry === undefined)
    throw new UserError(
      `There is no service ${name}; there are: ${services.map((service) => service.name).join(', ')}.`,
    );
  const folder = path.join(dataFolder, `dev-${name}`);
  const rejectSecondStart = (): never => {
    throw new UserError(`${name} of this clone is run alone already.`);
  };
  return withLock(path.join(folder, 'start.lock'), rejectSecondStart, signal, () => runAlone(entry, folder, signal));
}

async function runAlone(entry: SiteEntry, folder: string, signal: AbortSignal): Promise<number> {
  await stopLeftoverProcesses(folder);
  const record = openRunRecord(folder);
  const keys = await startTestKeys();
  const logs = path.join(folder, 'logs');
  let backingServices: RunningBackingServices | undefined;
  let service: SupervisedProcess | undefined;
  try {
    backingServices = await startBackingServices({
      dataFolder: folder,
      strictDocuments: false,
      logs,
      signal,
      onProgress: () => {},
      onReady: (backingService, { description }) => console.log(`${backingService}: ${description}`),
      onEvent: (message) => console.log(message),
    });
    const { addresses, portsOf } = await allocatePorts(folder, undefined);
    const secrets = ensureSecrets(folder, secretNames([entry]));
    service = siteProcess(entry, {
      args: [
        ...entry.nodeOptions,
        '--watch',
        '--watch-preserve-output',
        path.join(repository, entry.folder, 'src/main.ts'),
      ],
      ports: portsOf(entry.name),
      common: commonEnvironment(backingServices, addresses, secrets, await freePort()),
      addresses,
      environment: {
        ...chosenSecrets(secrets, entry.secrets),
        JWKS_URL: keys.url,
        // There is no proxy.
        TRUST_PROXY_HOPS: '0',
        // Identity signs with the keys of the sample tokens.
        ...(entry.name === 'identity' ? { SIGNING_KEYS: await keys.signingKeys() } : {}),
      },
      logs,
      onEvent: (message) => console.log(message),
    });
    await service.start();
    const tokens = path.join(folder, 'tokens');
    const renewal = await keepTokens(keys, tokens);
    console.log(
      `\n${sampleCalls(entry.name, addresses.url(entry.name), tokens).join('\n')}\n\nLogs are in ${logs}. Ctrl-C stops it and preserves its data.\n${entry.name} alone: ${addresses.url(entry.name)}`,
    );
    await untilAborted(signal);
    clearInterval(renewal);
    return 0;
  } finally {
    await service?.stop();
    await backingServices?.stop();
    await keys.close();
    record.close();
  }
}

/** Writes an access token per role into `folder`, and renews it before it expires. */
async function keepTokens(keys: TestKeys, folder: string): Promise<NodeJS.Timeout> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = async (): Promise<void> => {
    for (const role of roles)
      writeFileSync(path.join(folder, role), await keys.mint({ roles: [role] }), { mode: 0o600 });
  };
  await write();
  return setInterval(() => void write(), (accessToken.lifetimeSeconds / 2) * 1000);
}
