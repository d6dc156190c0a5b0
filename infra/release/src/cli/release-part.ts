import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '@gvg/local/process/user-error';
import { dataFolder, repository } from '@gvg/local/state/paths';
import { problemsOfBuild } from '../checks/check-build.ts';
import { collectPart } from '../collect/collect-part.ts';
import type { Part } from '../collect/parts.ts';
import { whoReleases } from '../collect/read-revision.ts';
import { collectContract } from '../contract/collect-contract.ts';
import { contractFolder } from '../contract/contract.ts';
import { whyNotBeside } from '../deploy/contracts.ts';
import { Deployment } from '../deploy/deployment.ts';
import type { Smoke } from '../deploy/deployment.ts';
import type { Environment } from '../environment/environment.ts';
import { keysOf } from '../environment/part-keys.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { storeRelease } from '../manifest/store-release.ts';
import type { PartKeys } from '../state/change-part.ts';
import { smokeRemote } from '../smoke/smoke-remote.ts';
import { smokeShell } from '../smoke/smoke-shell.ts';

export interface PartDeployment {
  deployment: Deployment;
  /** Builds the current sources, checks them and stores the release. */
  store(): Promise<Manifest>;
}

/** Opens a deployment that changes one part in one environment from this clone. */
export function openDeployment(
  part: Part,
  environment: Environment,
  { onStep, signal }: { onStep: (text: string) => void; signal: AbortSignal },
): PartDeployment {
  const keys = keysOf(environment.keys, part.name);
  const by = whoReleases(repository);
  const { publicUrl } = environment;
  if (publicUrl === undefined) throw new UserError(`The site of ${environment.name} does not run: npm start first.`);
  const deployment = new Deployment({
    environment,
    part: part.name,
    type: part.type,
    keys,
    by,
    whyNot: (version) => whyNotBeside(environment, part, version, onStep),
    smoke: smokeOf(part, publicUrl),
    onStep,
    signal,
  });
  return { deployment, store: () => buildAndStore(part, environment, keys, { by, onStep, signal }) };
}

async function buildAndStore(
  part: Part,
  { store }: Pick<Environment, 'store'>,
  keys: PartKeys,
  { by, onStep, signal }: { by: string; onStep: (text: string) => void; signal: AbortSignal },
): Promise<Manifest> {
  const target = mkdtempSync(path.join(tmpdir(), `release-${part.name}-`));
  try {
    onStep(part.type === 'remote' || part.type === 'shell' ? `building ${part.name}` : `collecting ${part.name}`);
    const described = await collectPart(part, target, { builtBy: by, logs: path.join(dataFolder, 'logs'), signal });
    if (described.release !== undefined) {
      const problems = problemsOfBuild(described.release, path.join(target, 'client'), part.firstLoadKiB);
      if (problems.length > 0)
        throw new UserError([`${part.name} cannot be released:`, ...problems.map((one) => `  ${one}`)].join('\n'));
    }
    onStep('describing its contract');
    await collectContract(part, path.join(target, contractFolder));
    signal.throwIfAborted();
    return await storeRelease(store, target, described, keys);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

const smokeOf =
  ({ type }: Part, publicUrl: string): Smoke =>
  async ({ manifest, cookie, candidateUrl, signal }) =>
    type === 'remote' ? smokeRemote(publicUrl, manifest, cookie, signal) : smokeShell(candidateUrl, signal);
