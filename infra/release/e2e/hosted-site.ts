import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@gvg/contracts/composition/registry';
import { repository } from '@gvg/local/state/paths';
import { readWorkspaces } from '@gvg/local/workspaces';
import { eventually } from '@gvg/testing/eventually';
import { freePort } from '@gvg/testing/free-port';
import { requiredVariable, runningSite } from '@gvg/testing/running-site';
import { startWorkspaceProcess } from '@gvg/testing/service-process';
import { describePart } from '../src/collect/collect-part.ts';
import { collectSources } from '../src/collect/collect-sources.ts';
import { partNamed } from '../src/collect/parts.ts';
import { collectContract } from '../src/contract/collect-contract.ts';
import { contractFolder } from '../src/contract/contract.ts';
import { keysOf } from '../src/environment/part-keys.ts';
import { isHosted } from '../src/host/part-settings.ts';
import { storeRelease } from '../src/manifest/store-release.ts';
import { changePart } from '../src/state/change-part.ts';
import { active, createHostedPart } from '../src/testing/hosted-part.ts';
import type { HostedPart, HostedPartOptions } from '../src/testing/hosted-part.ts';
import { releaseEnvironmentIn } from '../src/testing/release-environment.ts';
import type { ReleaseEnvironment } from '../src/testing/release-environment.ts';

export type HostedName = 'mf-cart' | 'shell';

/**
 * The running site's services and remotes behind a separate shell and gateway. The shell and mf-cart have hosts, which follow the releases
 * of one environment.
 */
export interface HostedSite {
  url: string;
  releases: ReleaseEnvironment;
  /** Environment file for the commands. */
  environmentFile: string;
  parts: Record<HostedName, HostedPart>;
  documentOf(headers?: Record<string, string>): Promise<string>;
  /** Stores the current build or sources as another version, with their contract. */
  publishNext(part: HostedName, change?: (folder: string) => void): Promise<string>;
  /** Records a version of a service other than that of the current sources as the running one. */
  recordService(service: string): Promise<string>;
  /** Makes the version of mf-cart the stable one and waits until documents are composed with it. */
  switchCart(version: string): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the version of mf-cart with which a document was composed. */
export function cartOf(document: string): string | undefined {
  const [, json] = /<script[^>]*id="gvg-registry"[^>]*>([^<]*)</.exec(document) ?? [];
  return (JSON.parse(json ?? '[]') as Registry).find(({ name }) => name === 'mf-cart')?.version;
}

export async function startHostedSite(): Promise<HostedSite> {
  const site = runningSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-e2e-'));
  const registryFile = path.join(folder, 'registry.json');
  writeFileSync(registryFile, readFileSync(path.join(requiredVariable('GVG_DATA_DIR'), 'registry.json')));
  const unique = `releases-${randomBytes(4).toString('hex')}`;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const common = {
    ...site.environment,
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'error',
    LIMITS_SCALE: '100000',
    PUBLIC_ORIGIN: url,
    API_URL: site.url,
    REDIS_PREFIX: `${unique}:`,
    HOST: '127.0.0.1',
  };
  const releases = releaseEnvironmentIn(folder, ['mf-cart', 'shell', 'upload', 'mf-chat']);
  const ending: (() => Promise<void>)[] = [];
  let published = 0;

  async function host(
    name: HostedName,
    own: Record<string, string>,
    ofRemote: Pick<HostedPartOptions, 'registryFile'> = {},
  ): Promise<HostedPart> {
    const { type, folder: partFolder } = partNamed(name);
    if (!isHosted(type)) throw new Error(`${name} has no host`);
    const releasesFolder = path.join(folder, name);
    const environment = { ...common, ...own, RELEASES_FOLDER: releasesFolder };
    const part = await createHostedPart({
      part: name,
      type,
      folder: partFolder,
      environment,
      releases,
      releasesFolder,
      ...ofRemote,
    });
    ending.push(() => part.stop());
    const { version } = await part.publish((built) =>
      collectContract(partNamed(name), path.join(built, contractFolder)),
    );
    await part.change((before) => ({ ...before, stable: active(version) }));
    await part.start();
    return part;
  }

  const stop = async () => {
    for (const end of ending.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cart = await host('mf-cart', {}, { registryFile });
    const shell = await host('shell', { REGISTRY_FILE: registryFile });
    const others = readWorkspaces(repository).filter(({ type }) => type === 'service' || type === 'remote');
    const upstreams = {
      ...Object.fromEntries(others.map(({ name }) => [name, [site.urlOf(name)]])),
      shell: [shell.url],
      'mf-cart': [cart.url],
    };
    const gateway = await startWorkspaceProcess('services/gateway', {
      ...common,
      PORT: String(port),
      UPSTREAMS: JSON.stringify(upstreams),
    });
    ending.push(() => gateway.stop());
    const parts = { 'mf-cart': cart, shell };
    const documentOf = async (headers: Record<string, string> = {}) =>
      (await fetch(`${url}/user/cart`, { headers })).text();
    return {
      url,
      releases,
      environmentFile: releases.describe(url),
      parts,
      documentOf,
      async publishNext(name, change) {
        published += 1;
        const { version } = await parts[name].publish(async (built) => {
          await collectContract(partNamed(name), path.join(built, contractFolder));
          writeFileSync(path.join(built, 'number'), String(published));
          change?.(built);
        });
        return version;
      },
      async recordService(service) {
        const part = partNamed(service);
        const sources = mkdtempSync(path.join(folder, 'sources-'));
        collectSources(repository, part.folder, sources);
        await collectContract(part, path.join(sources, contractFolder));
        writeFileSync(path.join(sources, 'number'), String((published += 1)));
        const keys = keysOf(releases.keys, service, {});
        const { version } = await storeRelease(releases.store, sources, describePart(part, sources, 'test'), keys);
        await changePart(releases.store, service, keys, (before) => ({ ...before, stable: active(version) }));
        return version;
      },
      async switchCart(version) {
        await cart.switchTo(version);
        await eventually(async () => cartOf(await documentOf()) === version);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
