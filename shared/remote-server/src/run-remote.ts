import { runService } from '@gvg/service-kit/lifecycle/service';
import type { remoteEnvironment } from './remote-environment.ts';
import { remoteService } from './remote.service.ts';
import type { RemoteOptions } from './remote.service.ts';

/** Runs the server of a remote as this process. */
export async function runRemote<Schema extends typeof remoteEnvironment = typeof remoteEnvironment>(
  options: RemoteOptions<Schema>,
): Promise<void> {
  await runService(remoteService(options));
}
