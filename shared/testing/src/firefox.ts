import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const names = ['firefox-esr', 'firefox'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/Applications/Firefox.app/Contents/MacOS'];

/**
 * Returns the path of an installed Firefox, undefined without one. Playwright drives only its own builds, so the tests use WebDriver BiDi.
 */
export function firefoxPath(): string | undefined {
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

export interface FirefoxPage {
  goto(url: string): Promise<void>;
  /** Returns the value of an expression in the page, or of the promise that it returns, serialised as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

interface BidiMessage {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

const startTimeoutMs = 60_000;

/** Returns the address of the BiDi server, which Firefox prints once it listens. */
async function listeningAddress(firefox: ChildProcess): Promise<string> {
  if (firefox.stderr === null) throw new Error('Firefox has no stderr');
  for await (const line of createInterface(firefox.stderr)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended without a WebDriver BiDi server');
}

async function connect(
  url: string,
): Promise<{ send<Result>(method: string, params: object): Promise<Result>; close(): void }> {
  const socket = new WebSocket(url);
  await once(socket, 'open', { signal: AbortSignal.timeout(startTimeoutMs) });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as BidiMessage;
    const command = id === undefined ? undefined : pending.get(id);
    if (type === 'success') command?.resolve(result);
    else if (type === 'error') command?.reject(new Error(message));
  });
  let lastId = 0;
  return {
    send<Result>(method: string, params: object) {
      lastId += 1;
      const command = Promise.withResolvers<unknown>();
      pending.set(lastId, command);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return command.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}

/** Starts a headless Firefox with one page. Every document runs `preload` before its own scripts. */
export async function openFirefox(program: string, preload: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(path.join(tmpdir(), 'gvg-firefox-'));
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const stop = async () => {
    const exited = firefox.exitCode === null ? once(firefox, 'exit') : undefined;
    firefox.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await connect(`${await listeningAddress(firefox)}/session`);
    firefox.stderr?.resume();
    await connection.send('session.new', { capabilities: {} });
    const { contexts } = await connection.send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
    const [{ context }] = contexts;
    await connection.send('script.addPreloadScript', { functionDeclaration: preload });
    return {
      async goto(url) {
        await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async evaluate<Value>(expression: string) {
        const { result, exceptionDetails } = await connection.send<{
          result?: { value?: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        });
        if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
        return JSON.parse(result?.value ?? 'null') as Value;
      },
      async close() {
        connection.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
