import type { Part } from '../collect/parts.ts';
import { canIDeploy } from '../contract/can-i-deploy.ts';
import { answerText } from '../contract/answer-text.ts';
import { readContract } from '../contract/contract.ts';
import type { Environment } from '../environment/environment.ts';

/** Why a stored version may not run beside what runs in the environment; undefined when it may. */
export async function whyNotBeside(
  environment: Environment,
  { name }: Pick<Part, 'name'>,
  version: string,
): Promise<string | undefined> {
  const contract = await readContract(environment, name, version);
  if (contract === undefined) return `There is no version ${version} of ${name} in ${environment.name}.`;
  const answer = await canIDeploy(environment, contract);
  return answer.ok ? undefined : answerText(`${name}@${version}`, environment.name, answer);
}
