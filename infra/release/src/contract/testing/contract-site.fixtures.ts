import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '../../environment/part-keys.ts';
import type { PartType } from '../../manifest/manifest.ts';
import { storeRelease } from '../../manifest/store-release.ts';
import { changePart } from '../../state/change-part.ts';
import type { PartState } from '../../state/part-state.ts';
import { releaseEnvironmentIn } from '../../testing/release-environment.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { canIDeploy } from '../can-i-deploy.ts';
import type { Answer } from '../can-i-deploy.ts';
import { readContract } from '../contract.ts';
import type { ConsumedPage } from '../compare-page.ts';
import type { Pact } from '../pact.ts';
import type { Provided } from '../provided.ts';

export interface ReleasedContract {
  pacts?: Pact[];
  provides?: Provided;
  page?: ConsumedPage;
}

const types: Record<string, PartType> = { 'mf-cart': 'remote', shell: 'shell', gateway: 'gateway' };

/** Creates an environment in a folder, whose parts are released with the contracts of a test. */
export function contractSite(parts: readonly string[]) {
  const site = releaseEnvironmentIn(temporaryFolder(), parts);
  const { store, keys } = site;
  let at = new Date('2026-11-01T00:00:00.000Z');

  async function change(part: string, next: (state: PartState) => Partial<PartState>): Promise<void> {
    await changePart(store, part, keysOf(keys, part), (state) => ({ ...state, ...next(state) }));
  }

  return {
    site,
    /** Returns a file that describes the environment for the commands. */
    environmentFile: () => site.describe('http://127.0.0.1:1'),
    wait(days: number): void {
      at = new Date(at.getTime() + days * 24 * 3_600_000);
    },
    /** Stores a release. Without a contract, it is like a release stored before contracts existed. */
    async store(part: string, { pacts, provides, page }: ReleasedContract): Promise<string> {
      const files = temporaryFolder();
      const write = (name: string, value: unknown) => {
        const file = path.join(files, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(value));
      };
      write('main.js', part);
      for (const [index, pact] of (pacts ?? []).entries()) write(`contract/pacts/${index}.json`, pact);
      if (provides !== undefined) write('contract/provides.json', provides);
      if (page !== undefined) write('contract/page.json', page);
      const described = {
        part,
        type: types[part] ?? ('service' as const),
        builtAt: at.toISOString(),
        builtBy: 'An',
        commit: 'a'.repeat(40),
        dirty: false,
      };
      return (await storeRelease(store, files, described, keysOf(keys, part))).version;
    },
    /** Makes a stored version the stable one. */
    async deploy(part: string, version: string): Promise<void> {
      const [since, by] = [at.toISOString(), 'An'];
      await change(part, ({ stable, history }) => ({
        stable: { version, since, by },
        history: [...history, { at: since, by, action: 'release', version, from: stable?.version ?? null }],
      }));
    },
    async startCanary(part: string, version: string): Promise<void> {
      await change(part, () => ({ canary: { version, since: at.toISOString(), by: 'An', share: 5 } }));
    },
    async ask(part: string, version: string): Promise<Answer> {
      const contract = await readContract(site, part, version);
      if (contract === undefined) throw new Error(`${part}@${version} is not stored`);
      return canIDeploy(site, contract, at);
    },
  };
}
