import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../workspaces.ts';
import { contractIndexes } from './contract-indexes.ts';

describe('generated contract indexes', () => {
  it('are up to date: `npm run sync` changes nothing', () => {
    const source = path.join(repository, 'shared/contracts/src');
    const folder = path.join(source, 'generated');
    const written = Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    );
    expect(written).toEqual(contractIndexes(source));
  });
});

describe('contractIndexes', () => {
  let source: string;

  function write(...files: string[]): void {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
      writeFileSync(path.join(source, file), '');
    }
  }

  beforeEach(() => {
    source = mkdtempSync(path.join(tmpdir(), 'gvg-contracts-'));
    write(
      'common/errors.ts',
      'common/error-texts.vi.ts',
      'common/error-texts.en.ts',
      'composition/registry.ts',
      'generated/errors.ts',
    );
    write(
      'gift-box/http/boxes.ts',
      'gift-box/http/boxes.spec.ts',
      'gift-box/http/internal-boxes.ts',
      'gift-box/errors.ts',
      'gift-box/events.ts',
      'mf-gift/pages.ts',
    );
  });

  afterEach(() => rmSync(source, { recursive: true }));

  it('contain a new owner without a hand-written list', () => {
    const indexes = contractIndexes(source);
    expect(indexes['services.ts']).toContain("ServiceName = 'gift-box';");
    expect(indexes['endpoints.ts']).toContain("import * as giftBoxBoxes from '../gift-box/http/boxes.ts';");
    expect(indexes['events.ts']).toContain('eventModules = [\n  giftBox,\n]');
    expect(indexes['errors.ts']).toContain('  ...common,\n  ...giftBox,\n');
    expect(indexes['pages.ts']).toContain("'mf-gift': mfGift");
  });

  it('omit internal endpoints and specs', () => {
    expect(contractIndexes(source)['endpoints.ts']).not.toMatch(/internal|spec/);
  });

  it('list internal endpoints separately', () => {
    expect(contractIndexes(source)['internal-endpoints.ts']).toContain(
      'internalEndpointModules = [\n  giftBoxInternalBoxes,\n]',
    );
  });

  it('import only files that exist', () => {
    const indexes = contractIndexes(source);
    expect(indexes['calls.ts']).toContain('calls = {\n}');
    expect(indexes['error-texts.vi.ts']).not.toContain('gift-box');
  });
});
