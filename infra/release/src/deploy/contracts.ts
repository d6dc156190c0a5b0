import type { Part } from '../collect/parts.ts';
import { answerText } from '../contract/answer-text.ts';
import { canIDeploy } from '../contract/can-i-deploy.ts';
import type { Answer } from '../contract/can-i-deploy.ts';
import { readContract } from '../contract/contract.ts';
import type { Environment } from '../environment/environment.ts';

/**
 * Returns why a stored version cannot run with what runs in the environment, or undefined if it can. Parts released by `npm start` have no
 * contract, since their specs would take minutes to run. On a local site they are skipped, and `onLeftOut` reports them.
 */
export async function whyNotBeside(
  environment: Environment,
  { name }: Pick<Part, 'name'>,
  version: string,
  onLeftOut: (text: string) => void,
): Promise<string | undefined> {
  const contract = await readContract(environment, name, version);
  if (contract === undefined) return `There is no version ${version} of ${name} in ${environment.name}.`;
  const answer = await canIDeploy(environment, contract);
  const decisive = environment.name === 'local' ? withoutUnknown(answer, onLeftOut) : answer;
  return decisive.ok ? undefined : answerText(`${name}@${version}`, environment.name, decisive);
}

function withoutUnknown({ problems }: Answer, onLeftOut: (text: string) => void): Answer {
  const known = problems.filter(({ unknown }) => unknown === undefined);
  const unknown = new Set(problems.flatMap((problem) => problem.unknown ?? []));
  if (unknown.size > 0)
    onLeftOut(`not compared, since npm start released them without a contract: ${[...unknown].join(', ')}`);
  return { ok: known.length === 0, problems: known };
}
