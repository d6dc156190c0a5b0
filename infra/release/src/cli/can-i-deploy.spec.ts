import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Answer } from '../contract/can-i-deploy.ts';
import { contractSite } from '../contract/testing/contract-site.fixtures.ts';
import { pact, productRead, provided } from '../contract/testing/contracts.fixtures.ts';

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]) =>
  new Promise<Run>((resolve) => {
    execFile(process.execPath, [path.join(__dirname, 'can-i-deploy.ts'), ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

test('the command exits with 0 for yes, with 1 for no and the broken consumers, and with 2 without an answer', async () => {
  const shop = contractSite(['catalogue', 'mf-cart']);
  const page = await shop.store('mf-cart', { pacts: [pact('mf-cart', 'catalogue', [productRead])] });
  await shop.deploy('mf-cart', page);
  const good = await shop.store('catalogue', { provides: provided() });
  const bad = await shop.store('catalogue', { provides: provided({}) });
  const to = ['--to', 'shop', '--environment-file', shop.environmentFile()];

  expect(await run(`catalogue@${good}`, ...to)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Yes: /) });

  const refused = await run(`catalogue@${bad}`, ...to);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain(`mf-cart@${page} → catalogue@${bad}`);
  const { stdout } = await run(`catalogue@${bad}`, ...to, '--json');
  expect(JSON.parse(stdout) as Answer).toEqual({
    ok: false,
    problems: [
      {
        consumer: `mf-cart@${page}`,
        provider: `catalogue@${bad}`,
        interaction: 'a product',
        place: '/request/path',
        reason: 'Path or method not defined in spec file: GET /v1/products/1',
      },
    ],
  });

  expect(await run('catalogue@0123456789ab', ...to)).toMatchObject({
    code: 2,
    stderr: 'There is no release catalogue@0123456789ab in the store of shop.\n',
  });
  expect(await run('catalogue')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: /) });
});
