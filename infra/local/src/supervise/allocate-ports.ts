import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { publicEntry, remotes, services, shell } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

export type Ports = { port: number; internalPort: number };
export type Allocation = { addresses: SiteAddresses; portsOf(name: string): Ports };

/** Allocates a free port for every process of the site, so that all addresses are known before the first of them starts. */
export async function allocatePorts(dataFolder: string, preferredPort: number | undefined): Promise<Allocation> {
  const ports = new Map<string, Ports>();
  for (const { name } of [...services, ...remotes, shell]) {
    ports.set(name, { port: await freePort(name === publicEntry ? preferredPort : undefined), internalPort: await freePort() });
  }
  const portsOf = (name: string): Ports => {
    const found = ports.get(name);
    if (found === undefined) throw new Error(`site.ts has no ${name}`);
    return found;
  };
  const addresses: SiteAddresses = {
    url: (name) => `http://127.0.0.1:${portsOf(name).port}`,
    internalUrl: (name) => `http://127.0.0.1:${portsOf(name).internalPort}`,
    publicOrigin: `http://localhost:${portsOf(publicEntry).port}`,
    dataFolder,
    registryFile: path.join(dataFolder, 'registry.json'),
    releasesFolder: (remote) => path.join(dataFolder, 'releases', remote),
  };
  return { addresses, portsOf };
}
