import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../workspaces.ts';
import { manifestsWithScripts } from './package-scripts.ts';

test('every package has the scripts of its kind: `npm run sync` changes nothing', () => {
  for (const [file, content] of Object.entries(manifestsWithScripts(repository)))
    expect([file, readFileSync(path.join(repository, file), 'utf8')]).toEqual([file, content]);
});

test('adds dev and test scripts to a service, a test script to a remote, and keeps other scripts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-scripts-'));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('package.json', '{ "workspaces": ["services/*", "mf-*"] }');
  write(
    'services/gift/package.json',
    '{ "gvg": { "type": "service" },\n  "scripts": {\n    "start": "node src/main.ts"\n  }\n}\n',
  );
  write('mf-gift/package.json', '{ "gvg": { "type": "remote" },\n  "scripts": {}\n}\n');
  try {
    expect(manifestsWithScripts(folder)).toEqual({
      'services/gift/package.json': `{ "gvg": { "type": "service" },
  "scripts": {
    "start": "node src/main.ts",
    "dev": "node ../../infra/local/bootstrap.mjs dev-service gift",
    "test": "node ../../infra/local/bootstrap.mjs test --package services/gift"
  }
}
`,
      'mf-gift/package.json': `{ "gvg": { "type": "remote" },
  "scripts": {
    "test": "node ../infra/local/bootstrap.mjs test --package mf-gift"
  }
}
`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
