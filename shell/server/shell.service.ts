import path from 'node:path';
import { createApi } from '@gvg/browser-kit';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import { documentCss, webFontFaces } from '@gvg/ui/server';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { ChromeSource } from './chrome/chrome-source.ts';
import { buildFiles } from './files/build-files.ts';
import { readInlineScripts } from './files/inline-scripts.ts';
import { readReleaseFiles } from './files/release-files.ts';
import { FragmentClient } from './fragment/fragment-client.ts';
import { pageRoute } from './page/page.route.ts';
import { mountPublicFiles } from './public/public.routes.ts';
import { deployedReleasesOf } from './registry/deployed-releases.ts';
import { deployedReleasesRoute } from './registry/deployed-releases.route.ts';
import { RegistryFile } from './registry/registry-file.ts';
import { shellEnvironment } from './shell.environment.ts';
import { warmUp, warmUpRounds } from './warm-up.ts';

/**
 * In milliseconds. Longer than a document waits for the content of header and footer: a late response becomes the last good one for later
 * documents.
 */
const apiTimeoutMs = 5_000;

/**
 * The shell's server: documents, the shell's own files, robots.txt and the like. `clientFolder` contains the browser build, `inline` next
 * to it the inline scripts. The server renders `rounds` times before the first request.
 */
export function shellService(clientFolder: string, rounds = warmUpRounds) {
  return defineService({
    name: 'shell',
    environment: shellEnvironment,
    needs: {},
    async start({ environment, app, logger, onStop }) {
      const release = readReleaseFiles(clientFolder, environment.ASSETS_URL);
      const registry = new RegistryFile(environment.REGISTRY_FILE, logger);
      onStop(() => registry.close());
      const fragments = new FragmentClient({ logger });
      const apiOptions = { baseUrl: environment.API_URL, locale: 'vi', timeoutMs: apiTimeoutMs } as const;
      const chrome = new ChromeSource(createApi(apiOptions));
      const documentAssets = {
        release,
        inlineScripts: readInlineScripts(path.resolve(clientFolder, '../inline')),
        fontCss: webFontFaces((file) => release.file(file)),
        documentCss: documentCss(),
      };
      const { ENVIRONMENT, PUBLIC_ORIGIN, RELEASE_VERSION } = environment;
      const releases = deployedReleasesOf(
        () => registry.current,
        JSON.stringify([
          ENVIRONMENT,
          PUBLIC_ORIGIN,
          documentAssets.fontCss,
          documentAssets.documentCss,
          documentAssets.inlineScripts,
          release.identity,
          RELEASE_VERSION,
        ]),
      );
      const page = pageRoute({
        environment,
        registry: () => registry.current,
        releases,
        fragments,
        chrome,
        draftApi: (draft) => createApi({ ...apiOptions, headers: { [draftHeader]: draft } }),
        documentAssets,
      });
      deployedReleasesRoute(app, releases);
      mountPublicFiles(app, { origin: PUBLIC_ORIGIN, release });
      app.get('/shell/*file', buildFiles(clientFolder, environment.RELEASES_FOLDER));
      // Without a parameter in the pattern: express would decode it and reject a link cut off within a character, which should be a missing
      // page instead.
      app.get(/^\//, page);
      await warmUp({ environment, registry: () => registry.current, chrome }, rounds);
    },
  });
}

export const clientFolderNextTo = (serverFolder: string) => path.resolve(serverFolder, '../client');
