import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, headlessChromiumPath } from '@gvg/testing/chromium';
import { eventually } from '@gvg/testing/eventually';
import { freePort } from '@gvg/testing/free-port';
import { repositoryRoot } from '@gvg/testing/repository-root';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { emptyFooter } from '../src/chrome/chrome-content.ts';

const minutes = 60_000;
const root = repositoryRoot();
const command = path.join(root, 'shell/stand-in/dev.ts');

interface Running {
  url: string;
  output: () => string;
  /** Ends it as Ctrl-C does; resolves with its exit code. */
  end: () => Promise<number | null>;
}

let running: Running[] = [];

/** Runs the command in the folder of a remote until it prints its URL. */
async function dev(folder: string, ...options: string[]): Promise<Running> {
  // Without the variables that mark a test run.
  const { JEST_WORKER_ID: _worker, NODE_ENV: _environment, GVG_TESTS: _suite, ...env } = process.env;
  const child = spawn(process.execPath, [command, ...options], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /http:\/\/localhost:\d+(?=\/.*\n[^]*Ctrl-C)/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      });
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const early = exit.then(([code]) => Promise.reject(new Error(`It ended with ${String(code)}:\n${output}`)));
  early.catch(() => undefined);
  const url = await Promise.race([address, early]);
  const one = { url, output: () => output, end: () => end(child, exit) };
  running.push(one);
  return one;
}

async function end(child: ChildProcess, exit: Promise<[number | null]>): Promise<number | null> {
  child.kill('SIGINT');
  return (await exit)[0];
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: [...chromiumArguments] });
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.end()));
  running = [];
});
afterAll(() => browser.close());

/** Opens a page and collects its errors, of which there must be none. */
async function openPage(address: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  return { page, errors };
}

test.each([
  ['mf-storefront', '', 'Bán chạy tuần này'],
  ['mf-cart', '/user/cart', 'Giỏ hàng'],
  ['mf-chat', '/admin/messages', 'Tin nhắn khách'],
  ['mf-admin', '/admin/dashboard', 'Việc hôm nay'],
])(
  '%s shows its first page without services, from its pacts',
  async (remote, first, heading) => {
    const { url } = await dev(path.join(root, remote));
    const { page, errors } = await openPage(url);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(first || '/');
    expect(errors).toEqual([]);
    await page.close();
  },
  2 * minutes,
);

describe('mf-chat without services', () => {
  let folder: string;
  beforeEach(() => {
    // A copy, whose sources a test may change; packages are those of the repository.
    const parent = mkdtempSync(path.join(tmpdir(), 'gvg-alone-'));
    folder = path.join(parent, 'mf-chat');
    const isSource = (file: string) => !/[\\/](node_modules|dist)$/.test(file);
    cpSync(path.join(root, 'mf-chat'), folder, { recursive: true, filter: isSource });
    symlinkSync(path.join(root, 'node_modules'), path.join(parent, 'node_modules'));
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

  test(
    'shows a changed component in the open page, accepts another person and state, reports unrecorded calls, and ends with Ctrl-C',
    async () => {
      const one = await dev(folder, '--port', String(await freePort()));
      const { page, errors } = await openPage(`${one.url}/user/notification`);
      const markAll = page.getByRole('button', { name: 'Đánh dấu đã đọc hết' });
      await markAll.waitFor();
      await page.evaluate(() => ((window as { isSamePage?: boolean }).isSamePage = true));
      const file = path.join(folder, 'src/features/notification/components/mark-all-button.tsx');
      writeFileSync(file, readFileSync(file, 'utf8').replace("{t('markAllRead')}", 'Đọc hết rồi'));
      await page.getByRole('button', { name: 'Đọc hết rồi' }).waitFor();
      expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);

      const room = () =>
        page.evaluate(async () => (await fetch('/v1/rooms/me', { headers: { authorization: 'Bearer USER' } })).json());
      expect(await room()).toMatchObject({ room: { unread: 1 } });
      await page.getByLabel('Trạng thái dữ liệu').selectOption('the user has written nothing');
      await eventually(async () => expect(await room()).toEqual({ room: null }));
      await page.getByText('GVG7K3F2Q đã cân').first().waitFor();
      await page.getByLabel('Người xem').selectOption('Khách');
      await page.getByText('GVG7K3F2Q đã cân').first().waitFor({ state: 'detached' });

      const missing = await fetch(`${one.url}/v1/producers?page=1`);
      expect(missing.status).toBe(501);
      expect(await missing.json()).toMatchObject({
        message: 'NOT_RECORDED',
        call: 'GET /v1/producers?page=1',
        recorded: expect.arrayContaining([expect.stringContaining('GET /v1/history-notify: ') as unknown]) as unknown,
      });
      await eventually(() => expect(one.output()).toContain('GET /v1/producers?page=1'));
      expect(errors).toEqual([]);
      await page.close();
      expect(await one.end()).toBe(0);
    },
    2 * minutes,
  );

  test(
    'uses the API of a live site, with its cookies and as a page of that site',
    async () => {
      const content = { slogan: '', footer: emptyFooter, freightPrices: {}, countryNames: {}, hasPosts: false };
      const seen: { url: string | undefined; origin: string | undefined }[] = [];
      const site = createServer((request, response) => {
        if (request.url?.startsWith('/v1/') === true) {
          seen.push({ url: request.url, origin: request.headers.origin });
          response.setHeader('set-cookie', 'gvg.known=1; Domain=shop.example; Path=/; Secure');
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"signedSessionId":null}');
          return;
        }
        const state = { environment: 'STAGING', origin: 'https://shop.example', content };
        response.end(`<script type="application/json" id="gvg-state-shell">${JSON.stringify(state)}</script>`);
      });
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      const { url } = await dev(folder, '--api', address);
      const { page, errors } = await openPage(`${url}/user/notification`);
      await page.getByText(`API của ${address}`).waitFor();
      await page.getByRole('button', { name: 'Đăng nhập' }).first().click();
      await page.getByRole('dialog').getByLabel('Email').waitFor();
      const guestSession = { url: expect.stringContaining('/v1/') as unknown, origin: address };
      await eventually(() => expect(seen).toContainEqual(guestSession));
      await eventually(async () =>
        expect(await page.context().cookies()).toContainEqual(
          expect.objectContaining({ name: 'gvg.known', domain: 'localhost', secure: false }),
        ),
      );
      expect(errors).toEqual([]);
      await page.close();
      await new Promise((resolve) => site.close(resolve));
    },
    2 * minutes,
  );

  test('ends with an error message if no shop answers, and for unknown options', async () => {
    await expect(dev(folder, '--api', 'http://127.0.0.1:9')).rejects.toThrow(/ended with 1:[^]*No shop answers/);
    await expect(dev(folder, '--speed', '9')).rejects.toThrow(/ended with 1:[^]*--speed/);
  });
});
