import { readFileSync } from 'node:fs';
import { subjectProblem } from './subject-problem.ts';

/** Hook `commit-msg`: git passes the file with the message, and does not commit when the hook fails. */
const [, , file = ''] = process.argv;
const problem = subjectProblem(readFileSync(file, 'utf8'));
if (problem !== undefined) {
  console.error(`Not committed: ${problem} (infra/docs/writing.md)`);
  process.exitCode = 1;
}
