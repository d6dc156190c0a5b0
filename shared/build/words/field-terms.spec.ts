import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../..');

/** Words that the code once used in its own sense, with the field's terms for them (`infra/docs/glossary.md` has the shop's own words). */
const terms: Record<string, string> = {
  tell: 'record or publish',
  tells: 'publishes',
  told: 'published',
  teller: 'publisher',
  hear: 'subscribe',
  hears: 'subscribes',
  heard: 'subscribed',
  kept: 'cached, stored or retained',
  drawn: 'rendered',
  patience: 'timeout',
  endings: 'shutdown hooks',
  heir: 'replacement',
  behind: 'upstream',
  ground: 'context',
  shelf: 'group',
  shelves: 'groups',
  sieve: 'filter',
};

/** Standard terms that contain one of the words. */
const standardTerms = /shelf-?life|shelf life/gi;

const wordsOf = (text: string) =>
  text
    .replace(standardTerms, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const offences = (text: string) => wordsOf(text).filter((word) => Object.hasOwn(terms, word));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(Boolean);
const sources = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !file.endsWith('field-terms.spec.ts'));

const testFunctions = new Set(['describe', 'it', 'test']);
const callee = (node: ts.Expression): string =>
  ts.isIdentifier(node)
    ? node.text
    : ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
      ? callee(node.expression)
      : '';

/** Returns the identifiers and test titles of a source file. */
function namesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text);
    const [title] = ts.isCallExpression(node) && testFunctions.has(callee(node.expression)) ? node.arguments : [];
    if (title !== undefined && ts.isStringLiteralLike(title)) found.add(title.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

const report = (location: string, names: readonly string[]) =>
  names.flatMap((name) =>
    offences(name).map((word) => `${location}: ${name} (say ${terms[word] ?? ''} instead of ${word})`),
  );

describe('names in the repository', () => {
  it('are terms of the field in identifiers and test titles', () => {
    expect(sources.flatMap((file) => report(file, namesIn(file)))).toEqual([]);
  });

  it('are terms of the field in file names', () => {
    expect(
      report(
        'file name',
        files.filter((file) => !file.startsWith('infra/docs/')),
      ),
    ).toEqual([]);
  });
});
