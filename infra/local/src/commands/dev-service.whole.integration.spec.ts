import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { repository } from '../state/paths.ts';

const launcher = path.join(repository, 'infra/local/src/main.ts');

describe('a single service', () => {
  let folder: string;
  let child: ChildProcess;
  let output = '';

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'gvg-dev-'));
    const unique = path.basename(folder);
    child = spawn(process.execPath, [launcher, 'dev-service', 'cart'], {
      env: { ...process.env, GVG_DATA_DIR: folder, EVENT_NAMESPACE: unique, REDIS_PREFIX: `${unique}:` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (/^cart alone: /m.test(output)) resolve();
        });
      child.once('exit', () => reject(new Error(output)));
    });
  });

  afterAll(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });

  const url = (): string => /^cart alone: (.*)$/m.exec(output)?.[1] ?? '';
  const samples = (): string[] => output.split('\n').filter((line) => line.startsWith('curl '));

  test('prints calls for customers and staff, with tokens, and each of them succeeds', async () => {
    expect(samples()).toEqual([
      `curl ${url()}/health/ready`,
      expect.stringMatching(/tokens\/USER'\)" '.*\/v1\//),
      expect.stringMatching(/tokens\/USER'\)" '.*\/v1\//),
      expect.stringMatching(/tokens\/ADMIN'\)" '.*\/v1\//),
    ]);
    for (const sample of samples())
      expect([sample, (await runCommand('sh', ['-c', `${sample} -s -o /dev/null -w '%{http_code}'`])).output]).toEqual([
        sample,
        '200',
      ]);
  });

  test('responds that another service is unavailable when it needs one', async () => {
    const [, tokenFile] = /\$\(cat '([^']*USER)'\)/.exec(output) ?? [];
    const token = (await runCommand('cat', [tokenFile ?? ''])).output;
    const response = await fetch(`${url()}/v1/cart/in-system/add-product`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ product: 'f'.repeat(24), amount: 1 }),
    });
    expect([response.status, await response.json()]).toMatchObject([503, { message: 'SERVICE_UNAVAILABLE' }]);
  });

  test('ends with its command', async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect(fetch(`${url()}/health/ready`)).rejects.toThrow();
  });
});

test('rejects an unknown service name', async () => {
  const { code, output } = await runCommand(process.execPath, [launcher, 'dev-service', 'mf-cart']);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('There is no service mf-cart; there are: cart, catalogue,'),
  ]);
});
