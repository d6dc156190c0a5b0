import path from 'node:path';
import { SupervisedProcess } from '../supervise/supervised-process.ts';
import type { Choice } from './choose-parts.ts';
import type { Part, PartName, Server } from './part.ts';

/** A part that serves. */
export type RunningPart = { part: Part; description: string; processes: readonly SupervisedProcess[]; stop(): Promise<void> };

/** Another process may take a port between our asking and our server's listening; then the part is opened again on others. */
const attempts = 3;
const startLimit = 90_000;

export async function startPart(name: PartName, choice: Choice, logs: string, report: (message: string) => void): Promise<RunningPart> {
  for (let attempt = 1; ; attempt += 1) {
    const part = await choice.source.open(name, choice.context);
    choice.context.signal.throwIfAborted();
    const processes = part.servers.map((server) => new SupervisedProcess(supervised(server, logs), report));
    const running: RunningPart = { part, description: '', processes, stop: () => stopPart(part, processes) };
    try {
      for (const process of processes) {
        choice.context.report(name, `starting ${process.name}`);
        await stoppable(process.start(), choice.context.signal);
      }
      return { ...running, description: await part.describe() };
    } catch (error) {
      await running.stop();
      if (choice.context.signal.aborted || attempt === attempts || part.servers.length === 0) throw error;
    }
  }
}

async function stopPart(part: Part, processes: readonly SupervisedProcess[]): Promise<void> {
  for (const process of [...processes].reverse()) await process.stop();
  await part.stop?.();
}

function supervised(server: Server, logs: string): ConstructorParameters<typeof SupervisedProcess>[0] {
  const definition = { ...server.definition, name: server.name, logFile: path.join(logs, `${server.name}.log`) };
  return { name: server.name, definition, beforeStart: server.beforeStart, probe: () => server.probe(), afterStart: server.afterStart, startLimit };
}

/** Gives up waiting when the whole start is called off; the caller stops what it had begun. */
function stoppable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
  ]);
}
