import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { demos, frontends, publicEntry, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';
import type { StablePorts } from './stable-ports.ts';
import { demoPortKey } from './stable-ports.ts';

export type Ports = { port: number; internalPort: number };
export type Allocation = { addresses: SiteAddresses; portsOf(name: string): Ports };

/** Allocates a port for every process of the site before the first one starts, so that all addresses are known: those of `stable`, or any free one. */
export async function allocatePorts(dataFolder: string, stable: StablePorts | undefined): Promise<Allocation> {
  const demoPorts = stable?.demoPorts ?? (await freeDemoPorts());
  const ports = new Map<string, Ports>();
  for (const { name } of [...services, ...demos, ...frontends]) {
    const known = name === publicEntry ? stable?.publicPort : demoPorts[demoPortKey(name, 'PORT')];
    ports.set(name, { port: known ?? (await freePort()), internalPort: await freePort() });
  }
  const portsOf = (name: string): Ports => required(ports.get(name), `the site has no process ${name}`);
  const addresses: SiteAddresses = {
    url: (name) => `http://127.0.0.1:${portsOf(name).port}`,
    internalUrl: (name) => `http://127.0.0.1:${portsOf(name).internalPort}`,
    port: (name, variable) => required(demoPorts[demoPortKey(name, variable)], `${name} has no port ${variable}`),
    publicOrigin: `http://localhost:${portsOf(publicEntry).port}`,
    dataFolder,
    registryFile: path.join(dataFolder, 'registry.json'),
    releasesFolder: (remote) => path.join(dataFolder, 'releases', remote),
  };
  return { addresses, portsOf };
}

async function freeDemoPorts(): Promise<StablePorts['demoPorts']> {
  const keys = demos.flatMap(({ name, ports }) => Object.keys(ports).map((variable) => demoPortKey(name, variable)));
  const ports: Record<string, number> = {};
  for (const key of keys) ports[key] = await freePort();
  return ports;
}

function required<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new Error(problem);
  return value;
}
