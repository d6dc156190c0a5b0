import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SocketClientCommands } from './socket-client-messages.ts';

/** The socket clients in a separate process. */
export type SocketClients = SocketClientCommands & { stop(): Promise<void> };

export function startSocketClients(): SocketClients {
  const child = fork(path.join(import.meta.dirname, 'socket-clients-main.ts'));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  child.on('message', ({ id, result }: { id: number; result: unknown }) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  child.on('exit', (code) =>
    waiting.forEach(({ reject }) => reject(new Error(`the process of the clients has ended with ${code}`))),
  );
  let calls = 0;
  const call =
    <Name extends keyof SocketClientCommands>(name: Name) =>
    (argument?: Parameters<SocketClientCommands[Name]>[0]) => {
      const reply = Promise.withResolvers<unknown>();
      waiting.set((calls += 1), reply);
      child.send({ id: calls, name, argument });
      return reply.promise as ReturnType<SocketClientCommands[Name]>;
    };
  return {
    open: call('open'),
    emit: call('emit'),
    takeArrivals: call('takeArrivals'),
    recover: call('recover'),
    close: call('close'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
