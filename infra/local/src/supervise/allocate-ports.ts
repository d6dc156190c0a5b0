import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { frontends, publicEntry, services } from '../site.ts';
import type { SiteAddresses } from '../site.ts';

export type Ports = { port: number; internalPort: number };
export type Allocation = { addresses: SiteAddresses; portsOf(name: string): Ports };

/** Allocates a free port for every process of the site, so that all addresses are known before the first of them starts; `publicPort` is allocated already. */
export async function allocatePorts(dataFolder: string, publicPort: number | undefined): Promise<Allocation> {
  const ports = new Map<string, Ports>();
  for (const { name } of [...services, ...frontends]) {
    const port = name === publicEntry && publicPort !== undefined ? publicPort : await freePort();
    ports.set(name, { port, internalPort: await freePort() });
  }
  const portsOf = (name: string): Ports => {
    const found = ports.get(name);
    if (found === undefined) throw new Error(`the site has no process ${name}`);
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
