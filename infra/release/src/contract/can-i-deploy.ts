import { z } from 'zod';
import { createPactComparison } from './compare-pact.ts';
import type { PactComparison } from './compare-pact.ts';
import { comparePage, consumedPageSchema } from './page-contract.ts';
import type { ConsumedPage } from './page-contract.ts';
import { pactSchema } from './pact.ts';
import type { Pact } from './pact.ts';
import type { Difference, Problem } from './problem.ts';
import type { Provided } from './provided.ts';

/** As much of a release store as the answer needs. */
export interface ContractStore {
  read(key: string): Promise<{ bytes: Buffer } | undefined>;
  list(prefix: string): Promise<string[]>;
}

export interface Question {
  part: string;
  version: string;
  environment: string;
  now?: Date;
}

export interface Answer {
  ok: boolean;
  problems: Problem[];
}

/** The release is not in the store, or the store holds something else than what this tool writes: there is no answer. */
export class NoAnswer extends Error {}

const activeSchema = z.looseObject({ version: z.string() });
const partSchema = z.looseObject({
  state: z.looseObject({
    part: z.string(),
    stable: activeSchema.nullable(),
    canary: activeSchema.nullish(),
    candidate: activeSchema.nullish(),
    history: z.array(
      z.looseObject({ at: z.string(), action: z.string(), version: z.string(), from: z.string().nullish() }),
    ),
  }),
});
type Deployed = z.infer<typeof partSchema>['state'];

interface Contract {
  part: string;
  version: string;
  /** Whether its code runs in pages, which stay open when a newer version is there. */
  isPage: boolean;
  pacts: Pact[];
  page: ConsumedPage | undefined;
  provided: Provided | undefined;
}

/** A page may stay open so long; its version is kept, and asks the services what it was built to ask. */
const pageLifetimeMs = 30 * 24 * 3_600_000;

async function readJson(store: ContractStore, key: string): Promise<unknown> {
  const found = await store.read(key);
  return found === undefined ? undefined : JSON.parse(found.bytes.toString('utf8'));
}

async function readContract(store: ContractStore, part: string, version: string): Promise<Contract | undefined> {
  const release = `releases/${part}/${version}`;
  const manifest = (await readJson(store, `${release}/manifest.json`)) as { type?: string } | undefined;
  if (manifest === undefined) return undefined;
  const folder = `${release}/files/contract`;
  const files = await store.list(`${folder}/pacts/`);
  const pacts = await Promise.all(
    files.filter((key) => key.endsWith('.json')).map(async (key) => pactSchema.parse(await readJson(store, key))),
  );
  const page = await readJson(store, `${folder}/page.json`);
  return {
    part,
    version,
    isPage: manifest.type === 'remote' || manifest.type === 'shell',
    pacts,
    page: page === undefined ? undefined : consumedPageSchema.parse(page),
    provided: (await readJson(store, `${folder}/provides.json`)) as Provided | undefined,
  };
}

const running = ({ stable, canary, candidate }: Deployed): string[] =>
  [stable, canary, candidate].flatMap((active) => (active ? [active.version] : []));

/** Versions that pages may still have: the one before, however long ago, and all that were active within the lifetime of a page. */
function keptVersions({ history }: Deployed, now: Date): string[] {
  const switches = history.toSorted((one, other) => other.at.localeCompare(one.at));
  const recent = switches.filter(({ at }) => now.getTime() - Date.parse(at) <= pageLifetimeMs);
  const before = switches.find(({ from }) => from != null)?.from ?? undefined;
  return [
    ...(before === undefined ? [] : [before]),
    ...recent.flatMap(({ version, from }) => (from == null ? [version] : [version, from])),
  ];
}

async function readDeployed(store: ContractStore): Promise<Deployed[]> {
  const keys = (await store.list('parts/')).filter((key) => /^parts\/[^/]+[.]json$/.test(key));
  return Promise.all(
    keys.toSorted().map(async (key) => {
      const parsed = partSchema.safeParse(await readJson(store, key));
      if (!parsed.success) throw new NoAnswer(`${key} is not a part's desired state: ${z.prettifyError(parsed.error)}`);
      return parsed.data.state;
    }),
  );
}

const nameOf = ({ part, version }: Pick<Contract, 'part' | 'version'>) => `${part}@${version}`;

/** The part that gives pages their shared modules. */
const shellPart = 'shell';

function createComparisons() {
  const comparisons = new Map<string, PactComparison>();
  const comparisonOf = (provider: Contract & { provided: Provided }) => {
    const known = comparisons.get(nameOf(provider)) ?? createPactComparison(provider.provided);
    comparisons.set(nameOf(provider), known);
    return known;
  };
  return async (consumer: Contract, provider: Contract): Promise<Problem[]> => {
    const { provided } = provider;
    const named = (differences: readonly Difference[]) =>
      differences.map((difference) => ({ consumer: nameOf(consumer), provider: nameOf(provider), ...difference }));
    if (provided === undefined) return [];
    const problems: Problem[] = [];
    for (const pact of consumer.pacts)
      if (pact.provider.name === provider.part)
        problems.push(...named(await comparisonOf({ ...provider, provided }).differences(pact)));
    if (consumer.page !== undefined && provided.page !== undefined)
      problems.push(...named(comparePage(consumer.page, provided.page)));
    return problems;
  };
}

const providersOf = ({ pacts, page }: Contract): Set<string> =>
  new Set([...pacts.map(({ provider }) => provider.name), ...(page === undefined ? [] : [shellPart])]);

/**
 * Whether this version can run beside all that runs in the environment: as provider against the pacts of every release that is active there, and for pages of
 * those that somebody may still have open; as consumer against what every active provider says that it provides. The store is that of the environment.
 */
export async function canIDeploy(store: ContractStore, question: Question): Promise<Answer> {
  const { part, version, environment, now = new Date() } = question;
  const released = await readContract(store, part, version);
  if (released === undefined)
    throw new NoAnswer(`There is no release ${part}@${version} in the store of ${environment}`);
  const deployed = await readDeployed(store);
  const compare = createComparisons();
  const problems: Problem[] = [];

  const contractsOf = async (name: string, versions: readonly string[]): Promise<Contract[]> => {
    const read = await Promise.all([...new Set(versions)].map((one) => readContract(store, name, one)));
    // Kept versions are removed one day, together with the pages that had them.
    return read.filter((contract) => contract !== undefined);
  };

  for (const state of deployed) {
    const active = await contractsOf(state.part, running(state));
    const kept = await contractsOf(state.part, keptVersions(state, now));
    const consumers = new Map([...active, ...kept.filter(({ isPage }) => isPage)].map((one) => [nameOf(one), one]));
    if (released.provided !== undefined)
      for (const consumer of consumers.values())
        if (nameOf(consumer) !== nameOf(released)) problems.push(...(await compare(consumer, released)));
    if (providersOf(released).has(state.part))
      for (const provider of active) problems.push(...(await compare(released, provider)));
  }

  problems.push(...missingProviders(released, deployed, environment));
  return { ok: problems.length === 0, problems };
}

/** The part without which nobody reaches a site. */
const gatewayPart = 'gateway';

/** A provider that does not run there at all; nobody can miss it while the environment is being set up, which ends with the gateway. */
function missingProviders(released: Contract, deployed: readonly Deployed[], environment: string): Problem[] {
  const runs = (name: string) => deployed.some((state) => state.part === name && running(state).length > 0);
  if (!runs(gatewayPart)) return [];
  return [...providersOf(released)]
    .filter((provider) => provider !== released.part && !runs(provider))
    .map((provider) => ({
      consumer: nameOf(released),
      provider,
      interaction: '',
      place: '',
      reason: `no release of ${provider} runs in ${environment}`,
    }));
}
