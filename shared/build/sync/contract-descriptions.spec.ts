import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../workspaces.ts';
import { contractDescriptions } from './contract-descriptions.ts';

test('the generated descriptions are up to date: `npm run sync` changes nothing', () => {
  const written = readFileSync(path.join(repository, 'shared/api-description/src/generated/descriptions.ts'), 'utf8');
  expect(written).toBe(contractDescriptions(path.join(repository, 'shared/contracts/src')));
});

describe('contractDescriptions', () => {
  let source: string;
  beforeEach(() => {
    source = mkdtempSync(path.join(tmpdir(), 'gvg-contracts-'));
    mkdirSync(path.join(source, 'gift-box/http'), { recursive: true });
  });
  afterEach(() => rmSync(source, { recursive: true }));

  it('contain the comment right before an export, as one paragraph', () => {
    writeFileSync(
      path.join(source, 'gift-box/http/boxes.ts'),
      '/** Of the module. */\n\n/**\n * Wraps a gift: `paper` first,\n * then ribbon.\n */\nexport const wrapGift = 1;\nexport const other = 2;\n',
    );
    expect(contractDescriptions(source)).toContain('{\n  wrapGift: "Wraps a gift: `paper` first, then ribbon.",\n}');
  });

  it('omit internal endpoints', () => {
    writeFileSync(path.join(source, 'gift-box/http/internal-boxes.ts'), '/** Secret. */\nexport const hidden = 1;\n');
    expect(contractDescriptions(source)).not.toContain('hidden');
  });
});
