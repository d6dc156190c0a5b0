import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePasswords } from './credentials.ts';
import { hostRuntime } from './host-runtime.ts';
import { privateRedis } from './private-redis-and-rabbit.ts';
import { sourceContext } from './source-context.fixtures.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'credentials-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(path.join(folder, file)).mode & 0o777;

it('creates a random password per service once, readable by its owner only', () => {
  const passwords = ensurePasswords(folder);
  expect(new Set(Object.values(passwords)).size).toBe(3);
  expect(Object.values(passwords).every((password) => /^[0-9a-f]{48}$/.test(password))).toBe(true);
  expect(modeOf('credentials.json')).toBe(0o600);
  expect(ensurePasswords(folder)).toEqual(passwords);
});

it('adds the password of a service that the file does not have yet', () => {
  writeFileSync(path.join(folder, 'credentials.json'), JSON.stringify({ cache: 'secret' }));
  expect(ensurePasswords(folder)).toMatchObject({ cache: 'secret', events: expect.stringMatching(/./) });
});

it('passes Redis its password in a private file, not on the command line', async () => {
  const context = sourceContext(folder);
  const { servers, url } = await privateRedis('path', hostRuntime, 'redis-server', context);
  expect(new URL(url).password).toBe(context.passwords.cache);
  expect(JSON.stringify(servers.map(({ definition }) => definition.args))).not.toContain(context.passwords.cache);
  expect(readFileSync(path.join(folder, 'redis/redis.conf'), 'utf8')).toContain(
    `requirepass ${context.passwords.cache}`,
  );
  expect(modeOf('redis/redis.conf')).toBe(0o600);
});
