import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { publicEntry, services } from '../site.ts';
import { repository } from '../state/paths.ts';

/** Processes start slowly on a busy machine. */
const timeoutMs = 60_000;

/** Error output of a service that is started with only these variables. It ends before connecting to anything. */
function refusal(folder: string, environment: Record<string, string>): string {
  const { status, stderr } = spawnSync(process.execPath, ['src/main.ts'], {
    cwd: path.join(repository, folder),
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

const table = [...new Map(services.map(({ name, folder }) => [folder, name]))].map(
  ([folder, name]) => [folder, name === publicEntry] as const,
);

it.each(table)(
  '%s rejects an http origin and 0 proxy hops in production, and lists them with all other problems, including missing secrets',
  (folder, isEntry) => {
    const bare = refusal(folder, { ENVIRONMENT: 'STAGING', TRUST_PROXY_HOPS: '0' });
    expect(bare).toContain('REDIS_URL');
    expect(bare).not.toContain('TRUST_PROXY_HOPS');
    // The gateway calls no internal endpoints.
    expect(bare.includes('INTERNAL_SECRET')).toBe(!isEntry);
    const unsafe = refusal(folder, {
      ENVIRONMENT: 'PRODUCTION',
      TRUST_PROXY_HOPS: '0',
      PUBLIC_ORIGIN: 'http://shop.example',
    });
    expect(unsafe).toContain('REDIS_URL');
    expect(unsafe.includes('TRUST_PROXY_HOPS')).toBe(!isEntry);
    // Only those that need an origin.
    expect(unsafe.includes('PUBLIC_ORIGIN')).toBe(bare.includes('PUBLIC_ORIGIN'));
  },
  timeoutMs,
);
