import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BareInsert {
  url: string;
  close(): Promise<void>;
}

/** Starts Express in a separate process that inserts each body into `database` with the driver of the services. */
export async function startBareInsert(uri: string, database: string): Promise<BareInsert> {
  const child = fork(path.join(import.meta.dirname, 'bare-insert-main.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ uri, database });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
