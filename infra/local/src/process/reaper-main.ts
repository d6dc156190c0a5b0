import { createInterface } from 'node:readline';
import type { ReaperMessage } from './reaper.ts';
import { stopProcess } from './stop-process.ts';
import type { StoppableProcess } from './stop-process.ts';

// Terminal signals are handled by the launcher. The reaper exits only when its pipe closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const watched = new Map<number, StoppableProcess>();
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as ReaperMessage;
  if (message.kind === 'watch') watched.set(message.target.pid, message.target);
  else watched.delete(message.pid);
}
for (const target of [...watched.values()].reverse()) await stopProcess(target);
