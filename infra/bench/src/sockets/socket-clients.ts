import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SocketClientCommands } from './socket-client-messages.ts';

/** The sockets' clients, in a separate process. */
export type SocketClients = SocketClientCommands & { stop(): Promise<void> };

export function startSocketClients(): SocketClients {
  const child = fork(path.join(import.meta.dirname, 'socket-clients-main.ts'));
  const waiting = new Map<number, (result: unknown) => void>();
  child.on('message', ({ id, result }: { id: number; result: unknown }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let calls = 0;
  const call =
    <Name extends keyof SocketClientCommands>(name: Name) =>
    (argument?: Parameters<SocketClientCommands[Name]>[0]) =>
      new Promise<unknown>((resolve) => {
        waiting.set((calls += 1), resolve);
        child.send({ id: calls, name, argument });
      }) as ReturnType<SocketClientCommands[Name]>;
  return {
    open: call('open'),
    emit: call('emit'),
    takeArrivals: call('takeArrivals'),
    recover: call('recover'),
    close: call('close'),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
