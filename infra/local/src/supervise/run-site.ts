import { freePort } from '@gvg/testing/free-port';
import { demos, frontends as siteFrontends, secretNames, services } from '../site.ts';
import { firstAdmin, firstAdminName } from '../state/first-admin.ts';
import { ensureSecrets } from '../state/secrets.ts';
import { allocatePorts } from './allocate-ports.ts';
import { chosenSecrets, commonEnvironment } from './common-environment.ts';
import { isOfHome } from './production-frontends.ts';
import type { SiteOptions } from './site-options.ts';
import { SiteStart } from './site-start.ts';
import type { SiteMember } from './site-start.ts';
import { toolEnvironment } from './tool-environment.ts';

export type RunningSite = {
  url: string;
  /** Environment variables for tools that work on this site: backing services, internal secret, addresses, the first SYSTEM_ADMIN. */
  toolEnvironment: Record<string, string>;
  members: readonly SiteMember[];
  stop(): Promise<void>;
};

/** Starts every process of the site as soon as its dependencies are ready; when one fails to start, stops the others. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { addresses, portsOf } = await allocatePorts(options.dataFolder, options.ports);
  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  const secrets = ensureSecrets(options.dataFolder, secretNames([...services, ...demos, ...siteFrontends]));
  const pushPort = await freePort();
  const common = options.backingServices.then((backingServices) =>
    commonEnvironment(backingServices, addresses, secrets, pushPort),
  );
  const start = new SiteStart({
    options: { ...options, signal },
    addresses,
    common,
    environmentOf: (entry) => ({ ...chosenSecrets(secrets, entry.secrets), ...options.environmentOf?.[entry.name] }),
    portsOf,
  });

  const { email, password } = firstAdmin(options.dataFolder);
  const environmentOfTools = common.then((shared) => ({
    ...shared,
    ...toolEnvironment(addresses),
    FIRST_ADMIN_EMAIL: email,
    FIRST_ADMIN_PASSWORD: password,
    FIRST_ADMIN_NAME: firstAdminName,
  }));
  const servicesReady = Promise.all(services.map((entry) => start.service(entry)));
  const demosReady = start.demos();
  const goodsReady = servicesReady.then(async () => options.preparation.goods(await environmentOfTools));
  const customersReady = goodsReady.then(async () => options.preparation.customers(await environmentOfTools));
  const ofHome = siteFrontends.filter(isOfHome).map((entry) => start.frontend(entry));
  const afterHome = siteFrontends.filter((entry) => !isOfHome(entry)).map((entry) => start.frontend(entry));
  const homeReady = Promise.all([goodsReady, ...ofHome])
    .then(() => start.composed(siteFrontends.filter(isOfHome)))
    .then(() => options.onHome?.(addresses.publicOrigin, start.namesOfMissing()));
  const allComposed = Promise.all([homeReady, ...afterHome]).then(() => start.composed(siteFrontends));
  const stages = [servicesReady, demosReady, customersReady, allComposed, ...ofHome, ...afterHome];
  for (const stage of stages) stage.catch((error: unknown) => failure.abort(error));
  await Promise.allSettled(stages);

  if (signal.aborted) {
    await start.stop();
    throw signal.reason;
  }
  return {
    url: addresses.publicOrigin,
    toolEnvironment: await environmentOfTools,
    members: [...(await servicesReady), ...(await Promise.all([...ofHome, ...afterHome])), ...(await demosReady)],
    stop: () => start.stop(),
  };
}
