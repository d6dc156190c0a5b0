import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { chooseStablePorts } from './stable-ports.ts';

let dataFolder: string;
const messages: string[] = [];
const listeners: Server[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'port-'));
  messages.length = 0;
});
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(dataFolder, { recursive: true });
});

/** Another program that listens on a port. */
function occupy(port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    listeners.push(server);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts in a separate process, because a process never chooses a port twice. */
async function startWithDemo(
  preferredPort: number,
  demoPort?: number,
  requestedPort?: number,
): ReturnType<typeof chooseStablePorts> {
  const demos = demoPort === undefined ? [] : [{ name: 'mailbox', ports: { SMTP_PORT: demoPort } }];
  let chosen: Awaited<ReturnType<typeof chooseStablePorts>> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { chooseStablePorts: chooseInNewProcess } = jest.requireActual<{
      chooseStablePorts: typeof chooseStablePorts;
    }>('./stable-ports.ts');
    chosen = await chooseInNewProcess({
      dataFolder,
      preferredPort,
      requestedPort,
      demos,
      onEvent: (message) => messages.push(message),
    });
  });
  return chosen ?? { publicPort: 0, demoPorts: {} };
}

const start = async (preferredPort: number) => (await startWithDemo(preferredPort)).publicPort;

it('uses the preferred port when it is free, without a message', async () => {
  const preferred = await start(await occupy());
  messages.length = 0;
  rmSync(path.join(dataFolder, 'public-port.json'));
  expect(await start(preferred)).toBe(preferred);
  expect(messages).toEqual([]);
});

it('uses the port of the first start again, although the preferred one is free', async () => {
  const preferred = await occupy();
  const first = await start(preferred);
  expect(first).not.toBe(preferred);
  expect(messages).toEqual([`Port ${preferred} is in use; the site of this clone uses ${first} from now on.`]);
  await new Promise((resolve) => listeners.pop()?.close(resolve));
  expect(await start(preferred)).toBe(first);
});

it('uses another port while the saved one is in use, and returns to it', async () => {
  const preferred = await occupy();
  const first = await start(preferred);
  messages.length = 0;
  await occupy(first);
  const second = await start(preferred);
  expect(second).not.toBe(first);
  expect(messages).toEqual([`Port ${first} is in use; at this start the site of this clone uses ${second}.`]);
  await new Promise((resolve) => listeners.pop()?.close(resolve));
  expect(await start(preferred)).toBe(first);
});

it('assigns separate ports to demos and the site, and uses them again', async () => {
  const preferred = await occupy();
  const { demoPorts: first } = await startWithDemo(0, preferred);
  expect(first['mailbox.SMTP_PORT']).not.toBe(preferred);
  expect(messages).toContain(`Port ${preferred} is in use; mailbox uses ${first['mailbox.SMTP_PORT']} from now on.`);
  await occupy(first['mailbox.SMTP_PORT']);
  expect((await startWithDemo(0, preferred)).demoPorts).not.toEqual(first);
  await new Promise((resolve) => listeners.pop()?.close(resolve));
  expect((await startWithDemo(0, preferred)).demoPorts).toEqual(first);
});

it('uses a requested port for one start, and the saved one again at the next', async () => {
  const first = await start(await occupy());
  const requested = await occupy();
  await expect(startWithDemo(first, undefined, requested)).rejects.toThrow(
    `PORT is ${requested}, which another program uses already.`,
  );
  await new Promise((resolve) => listeners.pop()?.close(resolve));
  expect((await startWithDemo(first, undefined, requested)).publicPort).toBe(requested);
  expect(await start(first)).toBe(first);
});
