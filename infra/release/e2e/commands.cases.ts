import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '@gvg/local/state/paths';
import { eventually } from '@gvg/testing/eventually';
import { expect, test } from '@gvg/testing/page-test';
import { partNamed } from '../src/collect/parts.ts';
import { contractFolder } from '../src/contract/contract.ts';
import { http, pact } from '../src/contract/testing/contracts.fixtures.ts';
import { keysOf } from '../src/environment/part-keys.ts';
import { fileKey, manifestKey } from '../src/manifest/manifest.ts';
import { readManifest, storeRelease } from '../src/manifest/store-release.ts';
import { signDocument } from '../src/signing/signed-document.ts';
import { changePart, readPart } from '../src/state/change-part.ts';
import { partKey } from '../src/state/part-state.ts';
import { active } from '../src/testing/hosted-part.ts';
import { cartOf } from './hosted-site.ts';
import type { HostedName, HostedSite } from './hosted-site.ts';

const person = 'Lan';
/** Limit of a rollback, which takes less than 20 s on two busy cores. */
const rollbackLimitMs = 30_000;

interface Run {
  code: number;
  output: string;
  ms: number;
}

/** Each command builds, tests and waits. */
const timeoutMs = 240_000;

/** Tests the commands with which a team releases its part, as typed. */
export function testCommands(running: () => HostedSite): void {
  const npm = (args: readonly string[], environment: Record<string, string> = {}): Promise<Run> => {
    const site = running();
    const startedAt = Date.now();
    const to = ['--to', site.releases.name, '--environment-file', site.environmentFile];
    return new Promise((resolve) => {
      execFile(
        'npm',
        ['run', '--silent', ...args, ...to],
        { cwd: repository, env: { ...process.env, RELEASE_BY: person, ...environment } },
        (error, stdout, stderr) =>
          resolve({
            code: error === null ? 0 : Number(error.code),
            output: `${stdout}\n${stderr}`,
            ms: Date.now() - startedAt,
          }),
      );
    });
  };
  /** Runs `npm run <command> -w <folder of the part> -- --to shop …` with the key of the part. */
  const command = (name: string, part: HostedName | 'upload', ...args: string[]): Promise<Run> => {
    const key = path.join(running().releases.keys.privateFolder, `${part}.key`);
    return npm([name, '-w', partNamed(part).folder, '--', ...args], { RELEASE_KEY_FILE: key });
  };
  const succeed = async (run: Promise<Run>): Promise<Run> => {
    const result = await run;
    expect(result.code, result.output).toBe(0);
    return result;
  };
  const stableOf = async (part: HostedName): Promise<string> =>
    (await running().parts[part].state())?.running.find(({ role }) => role === 'stable')?.version ?? '';
  const keys = (part: string) => keysOf(running().releases.keys, part, {});
  /** Returns a pattern of the status line of a version that its host runs. */
  const runs = (part: HostedName, version: string, as = 'stable') =>
    new RegExp(
      `^${part} +${version} +${as} +2\\d{3}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC +${person} +runs it as \\d+$`,
      'm',
    );
  /** Puts a version other than that of the current sources in force, as if it had been released before. */
  async function startFromAnother(part: HostedName, change?: (folder: string) => void): Promise<string> {
    const version = await running().publishNext(part, change);
    if (part === 'mf-cart') await running().switchCart(version);
    else await running().parts[part].switchTo(version);
    return version;
  }

  test('a team releases a remote to a share of the sessions, promotes it, rolls it back within seconds and releases it again', async () => {
    test.setTimeout(timeoutMs);
    const site = running();
    const before = await startFromAnother('mf-cart');
    const ofShare = async (share: number) => cartOf(await site.documentOf({ cookie: `GVG_SHARE=${share}` }));

    const { output } = await succeed(command('canary', 'mf-cart', '--share', '5'));
    const [, released = ''] = /^mf-cart +([0-9a-f]{12}) +canary of 5 %/m.exec(output) ?? [];
    expect(output).toMatch(runs('mf-cart', released, 'canary of 5 %'));
    await eventually(async () => (await ofShare(0.01)) === released);
    expect(await ofShare(0.06)).toBe(before);

    await succeed(command('promote', 'mf-cart'));
    await eventually(async () => (await ofShare(0.06)) === released);

    const rollback = await succeed(command('rollback', 'mf-cart'));
    expect(rollback.output).toMatch(runs('mf-cart', before));
    await eventually(async () => (await ofShare(0.06)) === before);
    expect(rollback.ms).toBeLessThan(rollbackLimitMs);

    const release = await succeed(command('release', 'mf-cart'));
    expect(release.output).toContain(`trying ${released}`);
    await eventually(async () => (await ofShare(0.06)) === released);
    expect((await succeed(command('status', 'mf-cart'))).output).toMatch(runs('mf-cart', released));
  });

  test('a released shell composes the documents, and a rollback restores the previous one', async () => {
    test.setTimeout(timeoutMs);
    const site = running();
    const mark = '<meta name="gvg-test">';
    const isMarked = async () => (await site.documentOf()).includes(mark);
    const before = await startFromAnother('shell', (folder) => {
      const server = path.join(folder, 'server/main.js');
      writeFileSync(
        server,
        readFileSync(server, 'utf8').replace('<meta name="viewport"', (meta) => `${mark}${meta}`),
      );
    });
    await eventually(isMarked);

    const { output } = await succeed(command('release', 'shell'));
    expect(output).toMatch(runs('shell', await stableOf('shell')));
    await eventually(async () => !(await isMarked()));

    expect((await succeed(command('rollback', 'shell'))).output).toMatch(runs('shell', before));
    await eventually(isMarked);
  });

  test('a service that would break a page is refused, and is recorded once no page relies on the change', async () => {
    test.setTimeout(timeoutMs);
    const site = running();
    const before = await site.recordService('upload');
    const page = await releasePageThatReads(site, '/v1/file-manager/albums');
    const canIDeploy = () => npm(['can-i-deploy', '--', 'upload']);
    const recorded = async () =>
      (await readPart(site.releases.store, 'upload', keys('upload').publicKeys))?.state.stable?.version;
    try {
      const refused = await command('release', 'upload');
      expect(refused.code, refused.output).toBe(1);
      expect(refused.output).toMatch(new RegExp(`^  mf-chat@${page} → upload@[0-9a-f]{12}\n.*“albums”.*/albums`, 'm'));
      expect(refused.output).not.toContain('recording');
      expect((await canIDeploy()).code).toBe(1);
      expect(await recorded()).toBe(before);
    } finally {
      await site.releases.store.remove(partKey('mf-chat'));
    }
    await succeed(canIDeploy());
    const { output } = await succeed(command('release', 'upload'));
    const released = await recorded();
    expect(released).not.toBe(before);
    expect(output).toMatch(new RegExp(`^upload +${released} +stable .* ${person} +no host$`, 'm'));
    await succeed(command('rollback', 'upload', '--version', before));
    expect(await recorded()).toBe(before);
  });

  test('manual changes in the store are refused with a reason in the status, and running versions stay', async () => {
    test.setTimeout(timeoutMs);
    const { releases, parts, publishNext } = running();
    const { store, storeFolder } = releases;
    const before = await startFromAnother('shell');
    const goesOn = async () => {
      expect(await stableOf('shell')).toBe(before);
      expect((await fetch(`${parts.shell.url}/health/ready`)).status).toBe(200);
    };

    const damaged = await publishNext('shell');
    const file = 'server/main.js';
    appendFileSync(path.join(storeFolder, fileKey('shell', damaged, file)), '// changed');
    const rollback = await command('rollback', 'shell', '--version', damaged);
    expect(rollback.code).toBe(1);
    expect(rollback.output).toContain(
      `what ran before goes on: shell ${damaged}: ${file} is not what its manifest says`,
    );
    await goesOn();

    const unsigned = await publishNext('shell');
    const manifest = manifestKey('shell', unsigned);
    const content = await readManifest(store, 'shell', unsigned, keys('shell').publicKeys);
    writeFileSync(path.join(storeFolder, manifest), signDocument(manifest, content, keys('mf-chat').privateKey));
    const trusted = await parts.shell.change((state) => ({ ...state, stable: active(unsigned) }));
    const status = await eventually(async () => {
      const { output } = await succeed(command('status', 'shell'));
      expect(output).toContain(`still runs ${before}: ${manifest} cannot be trusted: it is signed by`);
      return output;
    });
    expect(status).toContain('which is no key of this part');
    await goesOn();

    const state = partKey('shell');
    writeFileSync(path.join(storeFolder, state), signDocument(state, trusted, keys('mf-chat').privateKey));
    const refusal = new RegExp(`${state} cannot be trusted: .* is no key of this part; what ran before goes on$`, 'm');
    expect((await succeed(command('status', 'shell'))).output).toMatch(refusal);
    expect((await command('rollback', 'shell')).code).toBe(1);
    await goesOn();
    writeFileSync(path.join(storeFolder, state), signDocument(state, trusted, keys('shell').privateKey));
    await parts.shell.switchTo(before);
  });

  /** Releases a page to all sessions that calls a missing endpoint of upload. */
  async function releasePageThatReads({ releases: { store } }: HostedSite, address: string): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), 'releases-page-'));
    try {
      const call = { description: 'albums', request: { method: 'GET', path: address }, response: { status: 200 } };
      const file = path.join(folder, contractFolder, 'pacts/upload.json');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(pact('mf-chat', 'upload', [http(call)])));
      const builtAt = new Date().toISOString();
      const described = {
        part: 'mf-chat',
        type: 'remote',
        builtAt,
        builtBy: person,
        commit: 'none',
        dirty: false,
      } as const;
      const { version } = await storeRelease(store, folder, described, keys('mf-chat'));
      await changePart(store, 'mf-chat', keys('mf-chat'), (before) => ({ ...before, stable: active(version) }));
      return version;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
