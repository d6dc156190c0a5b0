import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { partNamed } from '../collect/parts.ts';
import { answerText } from '../contract/answer-text.ts';
import { canIDeploy } from '../contract/can-i-deploy.ts';
import { readCollectedContract, readContract } from '../contract/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { readEnvironment } from '../environment/environment.ts';
import type { Environment } from '../environment/environment.ts';

const usage = 'npm run can-i-deploy -- <part>[@<version>] --to <environment> [--environment-file <file>] [--json]';

/** Returns the contract of these sources, used if no version is named. */
async function contractOfSources(part: string): Promise<Contract> {
  // Imported on demand, because it reads the sources with a compiler, which answers about stored releases do not need.
  const { collectContract } = await import('../contract/collect-contract.ts');
  const { type, ...found } = partNamed(part);
  const folder = mkdtempSync(path.join(tmpdir(), 'gvg-contract-'));
  try {
    await collectContract({ ...found, type }, folder);
    return await readCollectedContract({ part, version: 'sources', type }, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function contractOfRelease(environment: Environment, part: string, version: string): Promise<Contract> {
  const contract = await readContract(environment, part, version);
  if (contract === undefined)
    throw new Error(`There is no release ${part}@${version} in the store of ${environment.name}.`);
  return contract;
}

/** Returns the exit code: 0 for yes, 1 for no. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, 'environment-file': { type: 'string' }, json: { type: 'boolean' } },
  });
  const [, part, version] = /^([^@]+)(?:@(.+))?$/.exec(positionals[0] ?? '') ?? [];
  if (part === undefined || values.to === undefined || positionals.length !== 1) throw new Error(`Usage: ${usage}`);
  const environment = readEnvironment(values.to, values['environment-file']);
  const contract = await (version === undefined
    ? contractOfSources(part)
    : contractOfRelease(environment, part, version));
  const answer = await canIDeploy(environment, contract);
  process.stdout.write(
    `${values.json === true ? JSON.stringify(answer, null, 2) : answerText(`${part}@${contract.version}`, environment.name, answer)}\n`,
  );
  return answer.ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
