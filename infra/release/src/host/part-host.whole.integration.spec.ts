import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { Registry } from '@gvg/contracts/composition/registry';
import { eventually } from '@gvg/testing/eventually';
import { createHostedPart } from '../testing/hosted-part.ts';
import type { HostedPart, HostedPartOptions } from '../testing/hosted-part.ts';

/** Creates a version that responds with its name. A broken one exits before it is ready. */
const versionOf = (name: string) => (folder: string) => {
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(
    path.join(folder, 'server/main.js'),
    `import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { defineService, runService } from '@gvg/service-kit/lifecycle/service';
${name === 'broken' ? "throw new Error('nothing of this works');" : ''}
await runService(defineService({
  name: 'sample',
  environment: processEnvironment,
  needs: {},
  start: ({ app }) => {
    app.get('/version', (_request, response) => response.send('${name}'));
    app.post('/version', (_request, response) => setTimeout(() => response.send('${name}'), Math.random() * 20));
  },
}));
`,
  );
};

/** Creates a version of a remote, with files for browsers. */
const remoteOf = (name: string) => (folder: string) => {
  versionOf(name)(folder);
  mkdirSync(path.join(folder, 'client'), { recursive: true });
  const release = {
    name: 'mf-cart',
    version: '0123456789ab',
    pageContract: pageContractVersion,
    entry: 'remoteEntry.js',
    preloads: {},
    integrity: {},
    routes: [{ path: '/user/cart', layout: 'public' }],
    widgets: [],
    fragments: true,
  };
  writeFileSync(path.join(folder, 'client/release.json'), JSON.stringify(release));
};

const environment = { ENVIRONMENT: 'DEVELOPMENT', LOG_LEVEL: 'silent' };
const isRunning = (pid: number | undefined) => pid !== undefined && existsSync(`/proc/${pid}`);
let part: HostedPart;

const answer = async () => (await fetch(`${part.url}/version`)).text();
const stable = async () => (await part.state())?.running.find(({ role }) => role === 'stable');

async function host(
  build: (folder: string) => void,
  ofRemote?: Required<Pick<HostedPartOptions, 'registryFile' | 'releasesFolder'>>,
) {
  const type = ofRemote === undefined ? 'shell' : 'remote';
  const name = ofRemote === undefined ? 'shell' : 'mf-cart';
  part = await createHostedPart({ part: name, type, folder: name, environment, build: () => undefined, ...ofRemote });
  const { version } = await part.publish(build);
  await part.change((before) => ({ ...before, stable: { version, since: new Date().toISOString(), by: 'test' } }));
  await part.start();
  await eventually(async () => (await stable())?.version === version);
  return version;
}

afterEach(() => part.stop());

test('a release and a rollback lose no request of open connections, and the previous version ends', async () => {
  const one = await host(versionOf('one'));
  const two = (await part.publish(versionOf('two'))).version;
  const agent = new Agent({ keepAlive: true });
  const answers: string[] = [];
  const failures: string[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver)
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          open(`${part.url}/version`, { method: 'POST', agent }, resolve).on('error', reject).end();
        });
        const chunks = (await response.toArray()) as Buffer[];
        answers.push(Buffer.concat(chunks).toString());
      } catch (error) {
        failures.push(String(error));
      }
  };
  const clients = Array.from({ length: 20 }, client);
  const first = await stable();
  await part.switchTo(two);
  await eventually(() => !isRunning(first?.pid));
  await part.switchTo(one);
  const switched = answers.length;
  await eventually(() => answers.length > switched + 200 && answers.slice(-100).every((name) => name === 'one'));
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  expect(failures).toEqual([]);
  expect(new Set(answers)).toEqual(new Set(['one', 'two']));
  expect(answers.at(-1)).toBe('one');
});

test('a version that does not become ready leaves the previous one running, and the host reports the reason', async () => {
  const one = await host(versionOf('one'));
  const broken = (await part.publish(versionOf('broken'))).version;
  await part.change((before) => ({
    ...before,
    stable: { version: broken, since: new Date().toISOString(), by: 'test' },
  }));
  await eventually(async () =>
    expect((await part.state())?.failed).toMatchObject({
      version: broken,
      reason: 'it ended (exit code 1) before it was ready: Error: nothing of this works',
    }),
  );
  expect(await answer()).toBe('one');
  expect((await stable())?.version).toBe(one);
});

test('a manually changed desired state is refused, and the previous version runs again after the host was killed', async () => {
  await host(versionOf('one'));
  const two = (await part.publish(versionOf('two'))).version;
  const file = path.join(part.storeFolder, 'parts/shell.json');
  const one = (await stable())?.version as string;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(one, two));
  await eventually(async () =>
    expect((await part.state())?.refused?.reason).toBe('parts/shell.json cannot be trusted: its signature is wrong'),
  );
  expect(await answer()).toBe('one');
  await part.kill();
  await part.start();
  expect(await answer()).toBe('one');
});

test('a restored earlier desired state is refused', async () => {
  const one = await host(versionOf('one'));
  const file = path.join(part.storeFolder, 'parts/shell.json');
  const earlier = readFileSync(file);
  const two = (await part.publish(versionOf('two'))).version;
  await part.switchTo(two);
  writeFileSync(file, earlier);
  await eventually(async () => expect((await part.state())?.refused?.reason).toMatch('older than 2'));
  expect((await stable())?.version).toBe(two);
  expect(one).not.toBe(two);
});

test('a damaged release leaves the previous version running', async () => {
  await host(versionOf('one'));
  const two = (await part.publish(versionOf('two'))).version;
  appendFileSync(path.join(part.storeFolder, `releases/shell/${two}/files/server/main.js`), '// changed');
  await part.change((before) => ({ ...before, stable: { version: two, since: new Date().toISOString(), by: 'test' } }));
  await eventually(async () =>
    expect((await part.state())?.failed?.reason).toMatch('server/main.js is not what its manifest says'),
  );
  expect(await answer()).toBe('one');
});

test('a killed version restarts at once, and a killed host leaves no processes', async () => {
  await host(versionOf('one'));
  const killed = (await stable())?.pid as number;
  process.kill(killed, 'SIGKILL');
  await eventually(async () => {
    expect((await stable())?.pid).not.toBe(killed);
    expect(await answer()).toBe('one');
  });
  const left = (await stable())?.pid;
  await part.kill();
  await eventually(() => !isRunning(left));
  await part.start();
  expect(await answer()).toBe('one');
});

test('a candidate runs on its own port next to the stable version until it is withdrawn', async () => {
  await host(versionOf('one'));
  const two = (await part.publish(versionOf('two'))).version;
  const candidate = { version: two, since: new Date().toISOString(), by: 'test', cookie: 'GVG_CANDIDATE=x' };
  await part.change((before) => ({ ...before, candidate }));
  const running = await eventually(async () => {
    const found = (await part.state())?.running.find(({ role }) => role === 'candidate');
    expect(found).toBeDefined();
    return found;
  });
  expect(await (await fetch(`${running?.url}/version`)).text()).toBe('two');
  expect(await answer()).toBe('one');
  await part.change((before) => ({ ...before, candidate: null }));
  await eventually(() => !isRunning(running?.pid));
});

test('a remote is registered with its canary and candidate, and the files of all its versions are served', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const [registryFile, releasesFolder] = [path.join(folder, 'registry.json'), path.join(folder, 'releases')];
  try {
    const one = await host(remoteOf('one'), { registryFile, releasesFolder });
    const two = (await part.publish(remoteOf('two'))).version;
    const three = (await part.publish(remoteOf('three'))).version;
    const registry = () => JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;
    const versions = () => registry().map(({ version, canary }) => [version, canary]);
    const since = new Date().toISOString();
    await part.change((before) => ({
      ...before,
      canary: { version: two, since, by: 'test', share: 5 },
      candidate: { version: three, since, by: 'test', cookie: 'GVG_CANDIDATE=x' },
    }));
    await eventually(() =>
      expect(versions()).toEqual([
        [one, undefined],
        [two, { share: 0.05 }],
        [three, { cookie: 'GVG_CANDIDATE=x' }],
      ]),
    );
    const [own, canary] = registry();
    expect(own?.fragmentUrl).toBe(part.url);
    expect(await (await fetch(`${canary?.fragmentUrl}/version`)).text()).toBe('two');
    await part.change((before) => ({ ...before, canary: null, candidate: null }));
    await part.switchTo(two);
    await eventually(() => expect(versions()).toEqual([[two, undefined]]));
    for (const version of [one, two, three])
      expect(existsSync(path.join(releasesFolder, version, 'release.json'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
