import path from 'node:path';
import { SupervisedProcess } from '../supervise/supervised-process.ts';
import type { SourceChoice } from './choose-sources.ts';
import type { BackingService, BackingServiceName, Server } from './backing-service.ts';

/** Backing service that is ready. */
export type RunningBackingService = {
  service: BackingService;
  description: string;
  processes: readonly SupervisedProcess[];
  stop(): Promise<void>;
};

/** Another process may take a port between its allocation and the server's listen; the service is then reopened on new ports. */
const maxAttempts = 3;

export async function startBackingService(
  name: BackingServiceName,
  choice: SourceChoice,
  logs: string,
  onEvent: (message: string) => void,
): Promise<RunningBackingService> {
  for (let attempt = 1; ; attempt += 1) {
    const service = await choice.source.open(name, choice.context);
    choice.context.signal.throwIfAborted();
    const processes = service.servers.map(
      (server) => new SupervisedProcess(supervisedDefinition(server, logs), onEvent),
    );
    const running: RunningBackingService = {
      service,
      description: '',
      processes,
      stop: () => stopBackingService(service, processes),
    };
    try {
      for (const process of processes) {
        choice.context.onProgress(name, `starting ${process.name}`);
        const onWaiting = (text: string): void => choice.context.onProgress(name, `${process.name} ${text}`);
        await abortable(process.start(onWaiting), choice.context.signal);
      }
      return { ...running, description: await service.describe() };
    } catch (error) {
      await running.stop();
      if (choice.context.signal.aborted || attempt === maxAttempts || service.servers.length === 0) throw error;
    }
  }
}

async function stopBackingService(service: BackingService, processes: readonly SupervisedProcess[]): Promise<void> {
  for (const process of [...processes].reverse()) await process.stop();
  await service.stop?.();
}

function supervisedDefinition(server: Server, logs: string): ConstructorParameters<typeof SupervisedProcess>[0] {
  const definition = { ...server.definition, name: server.name, logFile: path.join(logs, `${server.name}.log`) };
  return {
    name: server.name,
    definition,
    beforeStart: server.beforeStart,
    probe: () => server.probe(),
    afterStart: server.afterStart,
  };
}

/** Rejects when the start is aborted; the caller stops what has been started. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ]);
}
