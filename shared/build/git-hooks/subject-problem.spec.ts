import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { subjectProblem } from './subject-problem.ts';

it.each([
  'Check types by two configurations of the repository',
  'cart: reject duplicate bank references',
  'shared/build, infra: pass options to jest',
  'Address requests by name\n\nThe why.\n',
  "Merge branch 'main' of a-very-long-address-that-no-subject-could-have-otherwise-at-all",
  'Revert "cart: what an order is charged"',
  'fixup! anything',
  'Add a hook\n# Please enter the commit message\n# Changes:',
])('accepts %j', (message) => {
  expect(subjectProblem(message)).toBeUndefined();
});

it.each([
  ['', 'the subject is empty'],
  [`Add ${'x'.repeat(69)}`, 'the subject has 73 characters, at most 72'],
  ['Add a hook.', 'the subject ends with a full stop'],
  ['Add a hook\nand a body', 'a blank line precedes the body'],
  ['cart: what an order is charged', '"what"'],
  ['cart: rejects duplicate references', '"rejects"'],
  ['Added a hook', '"Added"'],
  ['mf-admin: fixing a typo', '"fixing"'],
  ['The hook checks subjects', '"The"'],
])('refuses %j', (message, problem) => {
  expect(subjectProblem(message)).toContain(problem);
});

describe('the hook', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'git-hooks-'));
    execFileSync('git', ['init', '--quiet', folder]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const commit = (subject: string): string =>
    execFileSync(
      'git',
      [
        ...['-c', `core.hooksPath=${import.meta.dirname}`, '-c', 'user.name=Hà', '-c', 'user.email=ha@shop.example'],
        ...['commit', '--quiet', '--allow-empty', '--message', subject],
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}` },
      },
    );

  it('lets git commit an imperative, and nothing else', () => {
    expect(() => commit('cart: orders are rejected')).toThrow('Not committed: "orders" is no imperative');
    commit('cart: reject orders');
    expect(execFileSync('git', ['log', '--format=%s'], { cwd: folder, encoding: 'utf8' })).toBe(
      'cart: reject orders\n',
    );
  });
});
