import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import { composeFile, composeSecretNames, generateCompose } from '../compose/compose-file.ts';
import { repository } from '../state/paths.ts';
import { readWorkspaces } from '../workspaces.ts';
import type { StepOutcome } from './step.ts';

type LintResult = { messages: { line: number; message: string; rule: string }[] };

const dockerfiles = 'infra/docker/*.Dockerfile';

/** Compares docker-compose.yml with the workspaces, lints it and each Dockerfile, and validates the compose file with docker compose if that is installed. */
export async function checkContainers(signal: AbortSignal): Promise<StepOutcome> {
  const problems = [
    ...staleComposeProblems(),
    ...composeProblems(),
    ...dockerfileProblems(),
    ...(await composeConfigProblems(signal)),
  ];
  return problems.length === 0
    ? { failed: false, detail: 'clean' }
    : { failed: true, detail: `${problems.length} problems`, output: problems.join('\n') };
}

function staleComposeProblems(): string[] {
  const expected = generateCompose(repository, readWorkspaces(repository));
  return readFileSync(path.join(repository, composeFile), 'utf8') === expected
    ? []
    : [`${composeFile} differs from the workspaces: npm run compose`];
}

function composeProblems(): string[] {
  const linter = new DCLinter({ rules: disabledRules, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles([path.join(repository, composeFile)], false);
  // The package's types import the result type without a file extension, which leaves it untyped here.
  return (results as LintResult[]).flatMap(({ messages }) =>
    messages.map(({ line, message, rule }) => `${composeFile}:${line} ${message} (${rule})`),
  );
}

/** Keys are ordered for readability: first the service itself, then its dependencies. */
const disabledRules = {
  'services-alphabetical-order': 0,
  'service-keys-order': 0,
  'service-dependencies-alphabetical-order': 0,
  'service-ports-alphabetical-order': 0,
  'no-quotes-in-volumes': 0,
} as const;

function dockerfileProblems(): string[] {
  const files = globSync(dockerfiles, { cwd: repository });
  if (files.length === 0) return [`${dockerfiles}: no file`];
  return files.flatMap((file) =>
    validate(readFileSync(path.join(repository, file), 'utf8')).map(
      ({ range, message }) => `${file}:${range.start.line + 1} ${message}`,
    ),
  );
}

/** docker compose rejects the file without them. */
const anySecrets = (): Record<string, string> =>
  Object.fromEntries(composeSecretNames(readWorkspaces(repository)).map((name) => [name, 'any']));

async function composeConfigProblems(signal: AbortSignal): Promise<string[]> {
  for (const [program, ...first] of [['docker', 'compose'], ['docker-compose']] as [string, ...string[]][]) {
    if (findProgram(program) === undefined) continue;
    if ((await runCommand(program, [...first, 'version'], { timeout: 10_000, signal })).code !== 0) continue;
    const { code, output } = await runCommand(program, [...first, '--file', composeFile, 'config', '--quiet'], {
      cwd: repository,
      env: { ...process.env, ...anySecrets() },
      timeout: 30_000,
      signal,
    });
    return code === 0 ? [] : [`${composeFile}: ${output.trim()}`];
  }
  return [];
}
