import path from 'node:path';
import { createApi } from '@gvg/browser-kit';
import { documentCss, preloadedFontFiles } from '@gvg/ui/server';
import { assetFiles } from '@gvg/service-kit/asset-files';
import { defineService } from '@gvg/service-kit/service';
import type { ServiceContext } from '@gvg/service-kit/service';
import { catalogueSubscription } from './catalogue-subscription.ts';
import { ChromeSource } from './chrome/chrome-source.ts';
import { checkTemplate, template } from './document/template.ts';
import { readReleaseFiles } from './files/release-files.ts';
import { FragmentClient } from './fragment/fragment-client.ts';
import { pageRoute } from './page/page.route.ts';
import { mountPublicFiles } from './public/public.routes.ts';
import { RegistryFile } from './registry/registry-file.ts';
import { shellEnvironment } from './shell.environment.ts';
import type { ShellEnvironment } from './shell.environment.ts';
import { warmUp } from './warm-up.ts';

/** In milliseconds. Longer than a document waits for header and footer content, since a late response still serves the next visitor. */
const apiTimeoutMs = 5_000;

export interface ShellServiceOptions {
  /** Folder of the build for browsers. */
  clientFolder: string;
  /** Whether a broker delivers catalogue events. */
  hasBus: boolean;
}

/** The shell's server: documents, the shell's own files, robots.txt and the like. */
export function shellService({ clientFolder, hasBus }: ShellServiceOptions) {
  async function start({ environment, app, logger, bus, onStop }: ServiceContext<ShellEnvironment>): Promise<void> {
    checkTemplate(template);
    const release = readReleaseFiles(clientFolder, environment.ASSETS_URL);
    const registry = new RegistryFile(environment.REGISTRY_FILE, logger);
    onStop(() => registry.close());
    const fragments = new FragmentClient({ logger });
    const chrome = new ChromeSource(createApi({ baseUrl: environment.API_URL, locale: 'vi', timeoutMs: apiTimeoutMs }));
    if (hasBus) {
      await bus.subscribe(
        catalogueSubscription(() => {
          fragments.expire();
          chrome.expire();
        }),
      );
    }
    const documentAssets = {
      release,
      documentCss: documentCss((file) => release.file(file)),
      preloadedFonts: preloadedFontFiles.map((file) => release.file(file)),
    };
    const page = pageRoute({ environment, registry: () => registry.current, fragments, chrome, documentAssets });
    mountPublicFiles(app, { origin: environment.PUBLIC_ORIGIN, release });
    app.get('/shell/*file', assetFiles(clientFolder));
    app.get('/{*path}', page);
    await warmUp({ environment, registry: () => registry.current, chrome });
  }

  return defineService({
    name: 'shell',
    environment: shellEnvironment,
    needs: { database: false, redis: false, bus: hasBus },
    // Documents are the same for every visitor: no token is verified here.
    keySet: () => () => Promise.reject(new Error('The shell verifies no tokens')),
    start,
  });
}

export const clientFolderNextTo = (serverFolder: string) => path.resolve(serverFolder, '../client');
