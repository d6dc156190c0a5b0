import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (environment: Record<string, string>, ...args: string[]) =>
  spawnSync(
    path.resolve(__dirname, '../../../node_modules/node/bin/node'),
    [path.join(__dirname, 'seed-cli.ts'), ...args],
    { env: environment, encoding: 'utf8' },
  );

const site = {
  ENVIRONMENT: 'DEVELOPMENT',
  CATALOGUE_DATABASE_NAME: 'none',
  IDENTITY_DATABASE_NAME: 'none',
  UPLOAD_INTERNAL_URL: 'http://127.0.0.1:1',
  INTERNAL_SECRET: 'secret-of-nobody-at-all',
};

describe('npm run seed', () => {
  it('rejects PRODUCTION', () => {
    const { status, stderr } = run({ ...site, ENVIRONMENT: 'PRODUCTION' });
    expect(status).toBe(1);
    expect(stderr).toContain('never put into PRODUCTION');
  });

  it('reports missing environment variables', () => {
    const { status, stderr } = run({ ENVIRONMENT: 'DEVELOPMENT' });
    expect(status).toBe(1);
    expect(stderr).toContain('UPLOAD_INTERNAL_URL');
  });

  it('rejects a product count that is not a number', () => {
    const { status, stderr } = run(site, '--products', 'many');
    expect(status).toBe(1);
    expect(stderr).toContain('--products takes a number');
  });
});
