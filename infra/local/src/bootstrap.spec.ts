import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let clone: string;

/** Fake npm that records its calls and installs a Node. The real one would install a thousand packages. */
const npm = `
const { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync } = require('node:fs');
appendFileSync(__dirname + '/npm-calls', process.argv.slice(2).join(' ') + '\\n');
if (process.argv[2] === 'install') {
  const folder = process.argv[4] + '/node_modules/node-' + process.platform + '-' + process.arch + '/bin';
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, folder + '/node');
  process.exit();
}
if (process.env.NPM_FAILS) { console.error('npm error E404 no such package'); process.exit(1); }
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/node', { recursive: true });
if (!process.env.WITHOUT_NODE) {
  mkdirSync('node_modules/node/bin');
  symlinkSync(process.execPath, 'node_modules/node/bin/node');
}
`;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  mkdirSync(path.join(clone, 'infra/local/src'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'install-packages.mjs'])
    cpSync(path.join(__dirname, '..', file), path.join(clone, 'infra/local', file));
  writeFileSync(
    path.join(clone, 'infra/local/src/main.ts'),
    `console.log('launched with', process.argv[2]); process.exitCode = Number(process.argv[3]); process.disconnect();`,
  );
  writeFileSync(path.join(clone, 'npm-cli.js'), npm);
  lock('1.0.0');
});
afterEach(() => rmSync(clone, { recursive: true }));

function lock(version: string, others: Record<string, { version: string }> = {}): void {
  writeFileSync(
    path.join(clone, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/sample': { version }, ...others } }),
  );
}

function start(
  environment: Record<string, string> = {},
  command = 'status',
): { status: number | null; stdout: string; stderr: string } {
  const env = { PATH: process.env.PATH, npm_execpath: path.join(clone, 'npm-cli.js'), ...environment };
  return spawnSync(process.execPath, [path.join(clone, 'infra/local/bootstrap.mjs'), command, '3'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
}

const calls = (): string[] =>
  existsSync(path.join(clone, 'npm-calls'))
    ? readFileSync(path.join(clone, 'npm-calls'), 'utf8').trim().split('\n')
    : [];

it('installs packages first, runs the launcher and exits with its exit code', () => {
  const { status, stdout } = start();
  expect(stdout).toContain('launched with status');
  expect(status).toBe(3);
  expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev --ignore-scripts/)]);
});

it('installs the locked Node in parallel to npm ci and prepares the backing services with it', () => {
  lock('1.0.0', { 'node_modules/node': { version: '24.21.0' } });
  mkdirSync(path.join(clone, 'infra/local/src/root'));
  writeFileSync(
    path.join(clone, 'infra/local/src/root/prepare-ahead.ts'),
    `require('node:fs').writeFileSync('prepared', process.argv0);`,
  );
  writeFileSync(
    path.join(clone, 'infra/local/src/main.ts'),
    `const { existsSync } = require('node:fs');
    const wait = setInterval(() => { if (existsSync('prepared')) { console.log('launched with', process.argv[2]); clearInterval(wait); process.disconnect(); } }, 20);`,
  );
  const { stdout } = start({ WITHOUT_NODE: '1' }, 'start');
  expect(stdout).toContain('launched with start');
  expect(calls().toSorted()).toEqual([
    expect.stringMatching(/^ci /),
    expect.stringMatching(/^install --prefix .*\/\.data\/node .* node-\w+-\w+@24\.21\.0$/),
  ]);
  expect(existsSync(path.join(clone, 'node_modules/.bin/node'))).toBe(true);
  expect(existsSync(path.join(clone, '.data/node'))).toBe(false);
});

it('prepares nothing for a command without backing services', () => {
  lock('1.0.0', { 'node_modules/node': { version: '24.21.0' } });
  mkdirSync(path.join(clone, 'infra/local/src/root'));
  writeFileSync(
    path.join(clone, 'infra/local/src/root/prepare-ahead.ts'),
    `require('node:fs').writeFileSync('prepared', '');`,
  );
  start();
  expect(existsSync(path.join(clone, 'prepared'))).toBe(false);
});

it('reinstalls only when the lock file has changed', () => {
  start();
  start();
  expect(calls()).toHaveLength(1);
  lock('2.0.0');
  start();
  expect(calls()).toHaveLength(2);
});

it('accepts a complete manual npm installation', () => {
  mkdirSync(path.join(clone, 'node_modules/node/bin'), { recursive: true });
  cpSync(path.join(clone, 'package-lock.json'), path.join(clone, 'node_modules/.package-lock.json'));
  writeFileSync(path.join(clone, 'node_modules/node/bin/node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`, {
    mode: 0o755,
  });
  expect(start().status).toBe(3);
  expect(calls()).toEqual([]);
});

it('prints the end of npm’s log when npm fails and reinstalls the next time', () => {
  const { status, stderr } = start({ NPM_FAILS: '1' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm ci failed after \d+ s; the end of .*npm-ci.log:\nnpm error E404 no such package/);
  expect(start().status).toBe(3);
});
