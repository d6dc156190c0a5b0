import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BareExpress {
  url: string;
  close(): Promise<void>;
}

/** Starts Express in a separate process, where each target (path and query) has its body. */
export async function startBareExpress(bodies: ReadonlyMap<string, string>): Promise<BareExpress> {
  const child = fork(path.join(import.meta.dirname, 'bare-express-main.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(Object.fromEntries(bodies));
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
