import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import '@gvg/contracts/composition/shell-api';
import { freePort } from '@gvg/testing/free-port';
import { repository } from '@gvg/local/state/paths';
import { readWorkspaces } from '@gvg/local/workspaces';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable, runningSite } from '@gvg/testing/running-site';
import { copyRepository } from '../src/testing/repository-copy.ts';
import type { RepositoryCopy } from '../src/testing/repository-copy.ts';
import { startProcess } from '../src/testing/start-process.ts';
import type { ServerProcess } from '../src/testing/start-process.ts';

const inCopy = (file: string) => path.join(copy.folder, file);

let copy: RepositoryCopy;
const started: ServerProcess[] = [];

async function start(script: string, environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(script, environment);
  started.push(server);
  return server;
}

test.afterAll(async () => {
  for (const server of started.toReversed()) await server.stop();
  copy?.remove();
});

function runInCopy(...npmArguments: string[]): void {
  const { code, output } = copy.run(...npmArguments);
  if (code !== 0) throw new Error(output);
}

/** Adds a second page whose view uses queries, mutations and the forms module, which the shell loads with the first page that needs it. */
function addWrappingPage(): void {
  runInCopy('generate', '--', 'page', 'mf-gift', '/gift/wrapping');
  writeFileSync(
    inCopy('mf-gift/src/features/wrapping/components/wrapping-view.tsx'),
    `import { TextField, useApiForm } from '@gvg/browser-kit/forms';
import { apiListQuery, pageContext } from '@gvg/browser-kit';
import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { useInfiniteQuery, useMutation } from '@gvg/query';
import { useState } from 'react';

const lines = [{ goodsType: 'NORMAL', categoryType: 'COSMETICS', weightGrams: 1000, amount: 1 }] as const;

function Freight() {
  const { mutateAsync, data } = useMutation({
    mutationFn: (country: string) => pageContext().api.call('estimateCost', { body: { country, lines: [...lines] } }),
    meta: { onError: 'silent' },
  });
  const form = useApiForm({ schema: estimateCost.body.pick({ country: true }), defaultValues: { country: '' }, onSubmit: ({ country }) => mutateAsync(country) });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <TextField form={form} name="country" label="Country" />
      {form.formError !== undefined && <p role="alert">{form.formError}</p>}
      <p role="status">{data && \`\${data.rows.length} services\`}</p>
      <button>Estimate</button>
    </form>
  );
}

const goodsQuery = apiListQuery('listProducts', { query: { limit: 5 } });

function Goods() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(goodsQuery);
  return (
    <>
      <ul aria-label="Goods">{data?.items.map(({ _id, name }) => <li key={_id}>{name.vi}</li>)}</ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </>
  );
}

export function WrappingView() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{\`Wrapped \${count}\`}</button>
      <Freight />
      <Goods />
    </>
  );
}
`,
  );
}

interface ShopWithRemote {
  url: string;
  /** Starts the server of the remote's current build and activates the build as a release. */
  release(): Promise<void>;
}

/** Starts a separate gateway and shell for the running site's services and remotes and the new remote. */
async function startShop(): Promise<ShopWithRemote> {
  const site = runningSite();
  const registryFile = inCopy('.data/registry.json');
  const releasesFolder = inCopy('.data/releases');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const common = {
    ...site.environment,
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'error',
    LIMITS_SCALE: '1000',
    PUBLIC_ORIGIN: url,
    API_URL: site.url,
    REDIS_PREFIX: `generated-${port}:`,
  };
  mkdirSync(path.dirname(registryFile), { recursive: true });
  writeFileSync(registryFile, readFileSync(path.join(requiredVariable('GVG_DATA_DIR'), 'registry.json')));

  const startRemote = () =>
    start(inCopy('mf-gift/dist/server/main.js'), { ...common, RELEASES_FOLDER: releasesFolder });
  const deploy = ({ url: fragmentUrl }: ServerProcess) => {
    const env = {
      ...process.env,
      REGISTRY_FILE: registryFile,
      RELEASES_FOLDER: releasesFolder,
      FRAGMENT_URL: fragmentUrl,
    };
    execFileSync(process.execPath, [inCopy('infra/local/src/deploy-cli.ts'), 'put', inCopy('mf-gift/dist/client')], {
      env,
    });
  };
  const first = await startRemote();
  deploy(first);
  const shell = await start(inCopy('shell/dist/server/main.js'), { ...common, REGISTRY_FILE: registryFile });
  const others = readWorkspaces(repository).filter(({ type }) => type === 'service' || type === 'remote');
  const upstreams = {
    ...Object.fromEntries(others.map(({ name }) => [name, [site.urlOf(name)]])),
    shell: [shell.url],
    'mf-gift': [first.url],
  };
  await start(inCopy('services/gateway/src/main.ts'), {
    ...common,
    PORT: String(port),
    UPSTREAMS: JSON.stringify(upstreams),
  });
  return { url, release: async () => deploy(await startRemote()) };
}

const wrapButton = (page: Page, count: number) => page.getByRole('button', { name: `Wrapped ${count}` });

test.describe('a release of a generated remote', () => {
  test.use({ provoked: /404 \(Not Found\)/ });

  test('adds a path that is rendered, hydrated and navigated to without a rebuild of the shell', async ({ page }) => {
    test.setTimeout(600_000);
    copy = copyRepository();
    runInCopy('generate', '--', 'remote', 'mf-gift');
    runInCopy('build', '-w', 'shell', '-w', 'mf-gift');
    const shop = await startShop();
    const newPath = `${shop.url}/gift/wrapping`;

    await page.goto(`${shop.url}/gift`);
    await expect(page.getByRole('heading', { level: 1, name: 'Trang gift' })).toBeVisible();
    expect((await page.goto(newPath))?.status()).toBe(404);

    addWrappingPage();
    rmSync(inCopy('mf-gift/dist'), { recursive: true });
    runInCopy('build', '-w', 'mf-gift');
    await shop.release();
    await expect(async () => expect((await fetch(newPath)).status).toBe(200)).toPass();

    const document = await page.goto(newPath);
    expect(await document?.text()).toContain('Wrapped 0');
    await wrapButton(page, 0).click();
    await expect(wrapButton(page, 1)).toBeVisible();

    await page.getByLabel('Country').fill('Japan');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByLabel('Country'), 'the rule of the contract').toHaveAccessibleDescription(/./);
    await page.getByLabel('Country').fill('ZZ');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByRole('alert'), 'the answer of the service').toHaveText(/./);
    await page.getByLabel('Country').fill('JP');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByRole('status').getByText(/^[1-9] services$/)).toBeVisible();
    const goods = page.getByRole('list', { name: 'Goods' }).getByRole('listitem');
    await expect(goods).toHaveCount(5);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(goods).toHaveCount(10);

    await page.goto(`${shop.url}/rate-table`);
    await page.waitForFunction(() => performance.getEntriesByName('gvg-mf-storefront-ready').length > 0);
    await page.evaluate(() => {
      performance.mark('before-navigation');
      window.__GVG_SHELL_V1__?.navigate('/gift/wrapping');
    });
    await wrapButton(page, 0).click();
    await expect(wrapButton(page, 1)).toBeVisible();
    await expect(page).toHaveURL(newPath);
    expect(
      await page.evaluate(() => performance.getEntriesByName('before-navigation').length),
      'marks survive, since no document was loaded',
    ).toBe(1);
  });
});
