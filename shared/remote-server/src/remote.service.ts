import type { Api, RemoteDefinition } from '@gvg/browser-kit';
import type { Release } from '@gvg/contracts/composition/registry';
import type { Locale } from '@gvg/contracts/values/locale';
import type { ServiceContext, ServiceDefinition } from '@gvg/service-kit/lifecycle/service';
import type { z } from 'zod';
import { apiFor, apiState } from './api-client.ts';
import { assetsRoute } from './assets.route.ts';
import { fragmentRoute } from './fragment.route.ts';
import { readRelease } from './read-release.ts';
import { remoteEnvironment } from './remote-environment.ts';
import { warmUp } from './warm-up.ts';
import type { WarmUpSamples } from './warm-up.ts';

type NoNeeds = Record<never, never>;
type RemoteSchema = typeof remoteEnvironment;

/** Context of a remote's own routes. */
export interface RemoteContext<Environment> extends Pick<
  ServiceContext<Environment, NoNeeds>,
  'app' | 'environment' | 'health' | 'logger' | 'metrics' | 'onStop'
> {
  /** Public origin of the shop. */
  origin: string;
  release: Release;
  /** Creates a client of the public API for the current request. */
  apiFor(locale: Locale): Api;
}

export interface RemoteOptions<Schema extends RemoteSchema = RemoteSchema> {
  /** The same definition as in the browser build. */
  definition: RemoteDefinition;
  /** Folder of the build for browsers, with its `release.json`. */
  clientFolder: string;
  /** `remoteEnvironment` by default. A remote with its own variables extends it. */
  environment?: Schema;
  /** Mounts the remote's own routes, such as a sitemap. */
  routes?(context: RemoteContext<z.output<Schema>>): Promise<void> | void;
  /** Samples of every page, rendered before the server listens. */
  warmUp?: WarmUpSamples;
}

/** Defines the server of a remote: its assets and fragments, and its own routes. Stays ready without the API. */
export function remoteService<Schema extends RemoteSchema = RemoteSchema>(
  options: RemoteOptions<Schema>,
): ServiceDefinition<Schema, NoNeeds> {
  const {
    definition,
    clientFolder,
    environment: schema = remoteEnvironment as Schema,
    routes,
    warmUp: samples,
  } = options;
  return {
    name: definition.name,
    environment: schema,
    needs: {},
    async start({ app, environment, health, logger, metrics, onStop }) {
      const {
        API_URL: apiUrl,
        PUBLIC_ORIGIN: origin,
        RELEASES_FOLDER: releasesFolder,
        RELEASE_VERSION: releaseVersion,
      } = remoteEnvironment.parse(environment);
      const built = readRelease(clientFolder);
      const release = { ...built, version: releaseVersion ?? built.version };
      const createClient = (locale: Locale, draft?: string) => apiFor(apiUrl, locale, draft);
      health.addDependency('api', () => apiState(apiUrl), { required: false });
      assetsRoute(app, { release, clientFolder, releasesFolder });
      fragmentRoute(app, { definition, origin, build: release.version, apiFor: createClient });
      await routes?.({ app, environment, health, logger, metrics, onStop, origin, release, apiFor: createClient });
      if (samples) await warmUp({ definition, samples, origin, build: release.version });
    },
  };
}
