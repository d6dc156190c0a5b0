import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { publicEntry, services } from '../site.ts';
import { repository } from '../state/paths.ts';

/** Processes start slowly on a busy machine. */
const timeoutMs = 60_000;

/** What a service says that is started with these variables and no others; it ends before it connects to anything. */
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
  '%s refuses an http origin and 0 proxy hops in production, and names them with all else, missing secrets among them',
  (folder, isEntry) => {
    const bare = refusal(folder, { ENVIRONMENT: 'STAGING', TRUST_PROXY_HOPS: '0' });
    expect(bare).toContain('REDIS_URL');
    expect(bare).not.toContain('TRUST_PROXY_HOPS');
    // The gateway calls nobody and is called by pages alone.
    expect(bare.includes('INTERNAL_SECRET')).toBe(!isEntry);
    const unsafe = refusal(folder, {
      ENVIRONMENT: 'PRODUCTION',
      TRUST_PROXY_HOPS: '0',
      PUBLIC_ORIGIN: 'http://shop.example',
    });
    expect(unsafe).toContain('REDIS_URL');
    expect(unsafe.includes('TRUST_PROXY_HOPS')).toBe(!isEntry);
    // Those that need an origin at all.
    expect(unsafe.includes('PUBLIC_ORIGIN')).toBe(bare.includes('PUBLIC_ORIGIN'));
  },
  timeoutMs,
);
