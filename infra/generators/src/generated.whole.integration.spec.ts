import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { copyRepository } from './testing/repository-copy.ts';
import type { RepositoryCopy } from './testing/repository-copy.ts';
import { startProcess } from './testing/start-process.ts';
import type { ServerProcess } from './testing/start-process.ts';

const minutes = 60_000;

let copy: RepositoryCopy;

function generate(...answers: string[]): void {
  const { code, output } = copy.run('generate', '--', ...answers);
  if (code !== 0) throw new Error(output);
}

beforeAll(() => {
  copy = copyRepository();
  generate('service', 'gift/gift-box');
  generate('endpoint', 'gift/gift-box', 'add-gift-box');
  generate('endpoint', 'gift/gift-box', 'wrap-gift-box');
  generate('event', 'gift/gift-box', 'unwrapped');
  generate('remote', 'mf-gift');
  generate('page', 'mf-gift', '/gift/wrapping');
  generate('query', 'mf-gift/wrapping', 'getGiftBox');
  generate('query', 'mf-gift/wrapping', 'addGiftBox');
  // A remote with several pages.
  generate('page', 'mf-chat', '/user/wishes');
}, 5 * minutes);

afterAll(() => copy.remove());

test('generated code needs no manual changes outside its folders', () => {
  const own = /^(services\/gift|mf-(gift|chat)|shared\/contracts\/src\/(gift|mf-(gift|chat)))\//;
  const generated =
    /^(shared\/(contracts|api-description)\/src\/generated\/[\w.-]+|CODEOWNERS|package-lock\.json|docker-compose\.yml)$/;
  const changed = copy.changedFiles().filter((file) => !own.test(file));
  expect(changed.filter((file) => !generated.test(file))).toEqual([]);
  expect(changed).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'docker-compose.yml',
      'shared/contracts/src/generated/endpoints.ts',
      'shared/contracts/src/generated/pages.ts',
    ]),
  );
});

test('generated packages have an owner, and scripts to run and test them', () => {
  const read = (file: string): string => readFileSync(path.join(copy.folder, file), 'utf8');
  const owners = read('CODEOWNERS').split('\n');
  for (const folder of ['services/gift', 'mf-gift', 'shared/contracts/src/gift', 'shared/contracts/src/mf-gift'])
    expect(owners).toContain(`/${folder}/ @goods-viet-goods/gift`);
  const scripts = (folder: string) => (JSON.parse(read(`${folder}/package.json`)) as { scripts: object }).scripts;
  expect(scripts('services/gift')).toMatchObject({
    dev: 'node ../../infra/local/bootstrap.mjs dev-service gift',
    test: 'node ../../infra/local/bootstrap.mjs test --package services/gift',
  });
  expect(scripts('mf-gift')).toMatchObject({ test: 'node ../infra/local/bootstrap.mjs test --package mf-gift' });
});

test(
  'the generated packages type-check with all others',
  () => {
    expect(copy.run('typecheck')).toEqual({ code: 0, output: '' });
  },
  4 * minutes,
);

test(
  'the unit tests of the new folders and the contract tests pass',
  () => {
    const { code, output } = copy.run(
      'test:unit',
      '--',
      '--maxWorkers=1',
      'services/gift',
      'mf-gift',
      ...['routes', 'locales', 'features/wishes'].map((folder) => `mf-chat/src/${folder}`),
      'shared/contracts',
      'shared/build/sync',
    );
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    for (const spec of [
      'get-gift-box',
      'add-gift-box',
      'wrap-gift-box',
      'wrapping',
      'wishes',
      'pages',
      'locales',
      'endpoints',
    ])
      expect(output).toMatch(new RegExp(`PASS .*${spec}\\.spec`));
  },
  2 * minutes,
);

test(
  'the new endpoints respond to every caller and every invalid input as the contract defines',
  () => {
    const { code, output } = copy.run('test:integration', '--', '--maxWorkers=1', 'services/gift');
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(output).toMatch(/PASS .*gift-box\.integration\.spec/);
  },
  2 * minutes,
);

test(
  '`npm run boundaries` fails on an import from one remote to another',
  () => {
    const file = path.join(copy.folder, 'mf-gift/src/steal-texts.ts');
    writeFileSync(file, "export { texts } from '../../mf-cart/src/locales/vi/index.ts';\n");
    const { code, output } = copy.run('boundaries');
    rmSync(file);
    expect(code).not.toBe(0);
    expect(output).toMatch(/no-remote-to-remote: mf-gift\/src\/steal-texts\.ts → mf-cart\/src\/locales\/vi\/index\.ts/);
    // Only this violation, because the generated code follows the rules.
    expect(output).toMatch(/\b1 dependency violations/);
  },
  2 * minutes,
);

describe('started next to the site', () => {
  let keys: TestKeys;
  let gift: ServerProcess;
  let remote: ServerProcess;
  let gateway: ServerProcess;

  const inCopy = (file: string) => path.join(copy.folder, file);

  beforeAll(async () => {
    const built = copy.run('build', '-w', 'mf-gift');
    if (built.code !== 0) throw new Error(built.output);
    keys = await startTestKeys();
    const unique = `test-generated-${randomBytes(4).toString('hex')}`;
    const { MONGODB_URI = '', AMQP_URL = '', REDIS_URL = '' } = process.env;
    const common = {
      ENVIRONMENT: 'DEVELOPMENT',
      LOG_LEVEL: 'error',
      INTERNAL_SECRET: 'secret-of-the-generated-site',
      LIMITS_SCALE: '1000',
      AMQP_URL,
      EVENT_NAMESPACE: unique,
      REDIS_URL,
      REDIS_PREFIX: `${unique}:`,
      JWKS_URL: keys.url,
    };
    gift = await startProcess(inCopy('services/gift/src/main.ts'), { ...common, MONGODB_URI, DATABASE_NAME: unique });
    const origins = { PUBLIC_ORIGIN: 'http://shop.test', API_URL: 'http://127.0.0.1:9' };
    remote = await startProcess(inCopy('mf-gift/dist/server/main.js'), { ...common, ...origins });
    gateway = await startProcess(inCopy('services/gateway/src/main.ts'), {
      ...common,
      ...origins,
      UPSTREAMS: JSON.stringify({ gift: [gift.url], 'mf-gift': [remote.url] }),
    });
  }, 5 * minutes);

  afterAll(async () => {
    for (const server of [gateway, remote, gift]) await server?.stop();
    await keys?.close();
  });

  test('the gateway routes the new endpoints, and stored data is returned', async () => {
    const headers = { authorization: `Bearer ${await keys.mint()}`, 'content-type': 'application/json' };
    const created = await fetch(`${gateway.url}/v1/gift-boxes`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Quà Tết' }),
    });
    expect(created.status).toBe(201);
    const giftBox = (await created.json()) as { _id: string };
    expect(await (await fetch(`${gateway.url}/v1/gift-boxes/${giftBox._id}`)).json()).toEqual(giftBox);
    expect(await (await fetch(`${gateway.url}/v1/gift-boxes/${'f'.repeat(24)}`)).json()).toMatchObject({
      statusCode: 404,
      message: 'GIFT_BOX_NOT_FOUND',
    });
  });

  test("the gateway serves the files of the new remote, and the remote's server renders the pages", async () => {
    const { version, entry } = JSON.parse(readFileSync(inCopy('mf-gift/dist/client/release.json'), 'utf8')) as {
      version: string;
      entry: string;
    };
    const script = await fetch(`${gateway.url}/remotes/mf-gift/${version}/${entry}`);
    expect({ status: script.status, type: script.headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringContaining('javascript'),
    });
    for (const [address, title] of [
      ['/en/gift', 'Gift page'],
      ['/en/gift/wrapping', 'Wrapping page'],
    ])
      expect(await (await fetch(`${remote.url}/fragment?path=${address}`)).json()).toMatchObject({
        status: 200,
        html: expect.stringContaining(title ?? ''),
      });
  });
});
