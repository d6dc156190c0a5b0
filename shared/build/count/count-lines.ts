import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repository } from '../workspaces.ts';

/**
 * `node shared/build/count/count-lines.ts`: lines of code, of comments and blank ones for each part of the repository, with the length of its files and
 * functions. Tests are apart. Compares two states of the tree; no figure is a goal.
 */
type Counts = { files: number[]; functions: number[]; comment: number; blank: number; shortComments: number };

const parts = ['shared/contracts', 'shared', 'services', 'mf-admin', 'mf-', 'shell', 'infra'];
const isTest = (file: string): boolean =>
  /\.(spec|e2e|fixtures|cases)\.tsx?$|(^|\/)(e2e|testing|contract)\//.test(file);

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: repository, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.includes('/generated/'));

/** Lines with a token, and lines with nothing but a comment. */
function linesOf(source: ts.SourceFile): { code: Set<number>; comment: Set<number>; comments: string[] } {
  const { text } = source;
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const [code, comment] = [new Set<number>(), new Set<number>()];
  const comments = new Map<number, string>();
  const addLines = (lines: Set<number>, start: number, end: number): void => {
    for (let each = line(start); each <= line(end); each += 1) lines.add(each);
  };
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      addLines(comment, range.pos, range.end);
      comments.set(range.pos, text.slice(range.pos, range.end));
    }
    if (node.getChildCount(source) === 0) addLines(code, node.getStart(source), node.getEnd());
    else
      for (const child of node.getChildren(source)) if (child.getWidth(source) > 0 && !ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  return { code, comment: new Set([...comment].filter((each) => !code.has(each))), comments: [...comments.values()] };
}

function functionLengths(source: ts.SourceFile): number[] {
  const lengths: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const [start, end] = [node.getStart(source), node.getEnd()].map(
        (position) => source.getLineAndCharacterOfPosition(position).line,
      ) as [number, number];
      lengths.push(end - start + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}

const wordsOf = (comment: string): number =>
  comment
    .replace(/^\/[/*]+|\*\/$|^\s*\*/gm, '')
    .trim()
    .split(/\s+/).length;

function count(files: readonly string[]): Counts {
  const counts: Counts = { files: [], functions: [], comment: 0, blank: 0, shortComments: 0 };
  for (const file of files) {
    const text = readFileSync(path.join(repository, file), 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const { code, comment, comments } = linesOf(source);
    counts.files.push(code.size);
    counts.functions.push(...functionLengths(source));
    counts.comment += comment.size;
    counts.blank += text.split('\n').filter((line) => line.trim() === '').length;
    counts.shortComments += comments.filter((each) => wordsOf(each) <= 5).length;
  }
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0;

function row(name: string, files: readonly string[]): Record<string, string | number> {
  const { files: lengths, functions, comment, blank, shortComments } = count(files);
  return {
    part: name,
    files: lengths.length,
    code: sum(lengths),
    comment,
    blank,
    'file, median': quantile(lengths, 0.5),
    'file, p90': quantile(lengths, 0.9),
    'functions > 80': functions.filter((length) => length > 80).length,
    'comments ≤ 5 words': shortComments,
  };
}

const partOf = (file: string): string => parts.find((part) => file.startsWith(part)) ?? 'other';
const isOf = (part: string, inTests: boolean) => (file: string) => partOf(file) === part && isTest(file) === inTests;
const rows = parts.flatMap((part) => [
  row(part, sources.filter(isOf(part, false))),
  row(`${part}, tests`, sources.filter(isOf(part, true))),
]);
console.table([
  ...rows,
  row(
    'all',
    sources.filter((file) => !isTest(file)),
  ),
  row('all tests', sources.filter(isTest)),
]);
