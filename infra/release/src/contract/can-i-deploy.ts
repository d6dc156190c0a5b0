import type { Environment } from '../environment/environment.ts';
import { publicKeysOf } from '../environment/part-keys.ts';
import { pageLifetimeMs } from '../host/retained-versions.ts';
import { readPart } from '../state/change-part.ts';
import type { PartState } from '../state/part-state.ts';
import { createPactComparison } from './compare-pact.ts';
import type { PactComparison } from './compare-pact.ts';
import { readContract } from './contract.ts';
import type { Contract } from './contract.ts';
import { comparePage } from './compare-page.ts';
import type { Difference, Problem } from './problem.ts';
import type { Provided } from './provided.ts';

export interface Answer {
  ok: boolean;
  problems: Problem[];
}

type Site = Pick<Environment, 'name' | 'store' | 'keys'>;

const running = ({ stable, canary, candidate }: PartState): string[] =>
  [stable, canary, candidate].flatMap((active) => (active ? [active.version] : []));

/**
 * Returns the versions that open pages may still use: the previous one, however old, and all that were active within the lifetime of a
 * page.
 */
function versionsInPages({ history }: PartState, now: Date): string[] {
  const before = history.findLast(({ from }) => from !== null)?.from;
  const recent = history.filter(({ at }) => now.getTime() - Date.parse(at) <= pageLifetimeMs);
  return [before, ...recent.flatMap(({ version, from }) => [version, from])].filter(
    (version) => typeof version === 'string',
  );
}

async function readDeployed({ store, keys }: Site): Promise<PartState[]> {
  const parts = (await store.list('parts/')).flatMap((key) => /^parts\/([^/]+)[.]json$/.exec(key)?.[1] ?? []);
  const read = await Promise.all(parts.map((part) => readPart(store, part, publicKeysOf(keys, part))));
  return read.flatMap((found) => (found === undefined ? [] : [found.state]));
}

const nameOf = ({ part, version }: Pick<Contract, 'part' | 'version'>) => `${part}@${version}`;

/** The part that provides shared modules to pages. */
const shellPart = 'shell';

/** Returns a function that finds problems between two releases. Comparisons with a provider are prepared once. */
function createComparison(): (consumer: Contract, provider: Contract) => Promise<Problem[]> {
  const prepared = new Map<string, PactComparison>();
  const preparedFor = (provider: Contract, provided: Provided) => {
    const known = prepared.get(nameOf(provider)) ?? createPactComparison(provided);
    prepared.set(nameOf(provider), known);
    return known;
  };
  return async (consumer, provider) => {
    const pacts = consumer.pacts.filter((pact) => pact.provider.name === provider.part);
    const { provided } = provider;
    const found: Difference[] = [];
    if (!consumer.isKnown) found.push(unknown(nameOf(consumer)));
    else if (!provider.isKnown && providersOf(consumer).has(provider.part)) found.push(unknown(nameOf(provider)));
    else if (provided !== undefined) {
      for (const pact of pacts) found.push(...(await preparedFor(provider, provided).differences(pact)));
      if (consumer.page !== undefined && provided.page !== undefined)
        found.push(...comparePage(consumer.page, provided.page));
    }
    return found.map((difference) => ({
      consumer: nameOf(consumer),
      provider: nameOf(provider),
      ...difference,
    }));
  };
}

const unknown = (release: string): Difference => ({
  interaction: '',
  place: '',
  reason: `${release} was released without its contract, so that nobody knows whether the two fit`,
  unknown: release,
});

const providersOf = ({ pacts, page }: Contract): Set<string> =>
  new Set([...pacts.map(({ provider }) => provider.name), ...(page === undefined ? [] : [shellPart])]);

/**
 * Checks whether this version can run with everything that runs in the environment: as a provider against the pacts of every active
 * release, including those of pages that may still be open, and as a consumer against the provided contracts of every active provider. No
 * process is started.
 * @throws UntrustedDocument if the state of a part was changed by hand
 */
export async function canIDeploy(site: Site, released: Contract, now = new Date()): Promise<Answer> {
  const deployed = await readDeployed(site);
  const compare = createComparison();
  const problems: Problem[] = released.isKnown
    ? []
    : [{ consumer: nameOf(released), provider: nameOf(released), ...unknown(nameOf(released)) }];

  const contractsOf = async (name: string, versions: readonly string[]): Promise<Contract[]> => {
    const read = await Promise.all([...new Set(versions)].map((version) => readContract(site, name, version)));
    // The files of a version are removed when no page can use it any more.
    return read.filter((contract) => contract !== undefined);
  };

  for (const state of deployed) {
    const active = await contractsOf(state.part, running(state));
    if (released.provided !== undefined) {
      const inPages = await contractsOf(state.part, versionsInPages(state, now));
      const consumers = [...active, ...inPages.filter(({ isPage }) => isPage)];
      const others = new Map(consumers.map((one) => [nameOf(one), one]));
      others.delete(nameOf(released));
      for (const consumer of others.values()) problems.push(...(await compare(consumer, released)));
    }
    if (state.part !== released.part && providersOf(released).has(state.part))
      for (const provider of active) problems.push(...(await compare(released, provider)));
  }

  problems.push(...missingProviders(site, released, deployed));
  return { ok: problems.length === 0, problems };
}

/** The part without which a site is unreachable. */
const gatewayPart = 'gateway';

/**
 * Returns problems for providers that do not run in the environment. While the environment is being set up, which ends with the gateway,
 * missing providers are no problem.
 */
function missingProviders({ name }: Site, released: Contract, deployed: readonly PartState[]): Problem[] {
  const runs = (part: string) => deployed.some((state) => state.part === part && running(state).length > 0);
  if (!runs(gatewayPart)) return [];
  return [...providersOf(released)]
    .filter((provider) => provider !== released.part && !runs(provider))
    .map((provider) => ({
      consumer: nameOf(released),
      provider,
      interaction: '',
      place: '',
      reason: `no release of ${provider} runs in ${name}`,
    }));
}
