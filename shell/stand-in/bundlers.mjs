import path from 'node:path';
import { developmentServer, freePort } from '@gvg/build/webpack/development-server.mjs';
import { standInConfig } from '../webpack.config.mjs';

/** The command handles signals: a server that ended the process itself would discard the other one's cache. */
const common = { setupExitSignals: false };

/** Resolves with the release manifest of the first build without errors. */
const firstRelease = (compiler) =>
  new Promise((resolve) => {
    compiler.hooks.done.tap('first release', (stats) => {
      if (stats.hasErrors()) return;
      const file = path.join(compiler.outputPath, 'release.json');
      resolve(JSON.parse(compiler.outputFileSystem.readFileSync(file, 'utf8')));
    });
  });

/** @type {import('./bundlers.d.mts').startBundlers} */
export async function startBundlers({ folder, port, proxy, middlewares }) {
  const {
    default: [remoteClient],
  } = await import(path.join(folder, 'webpack.config.mjs'));
  // One cache for all remotes; the default would be the remote's folder.
  standInConfig.cache.cacheDirectory = path.resolve(import.meta.dirname, '../node_modules/.cache/webpack');
  const shellPort = port ?? (await freePort());
  const shell = developmentServer(standInConfig, {
    ...common,
    port: shellPort,
    devMiddleware: { publicPath: '/shell/' },
    proxy,
    setupMiddlewares: (all) => [...middlewares.map((middleware) => ({ name: middleware.name, middleware })), ...all],
    // The page may be opened under any host name of this machine.
    client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
  });
  const shellRelease = firstRelease(shell.compiler);
  // It must be listening before the next free port is looked up.
  await shell.server.start();
  const remotePort = await freePort();
  const remote = developmentServer(remoteClient, {
    ...common,
    port: remotePort,
    devMiddleware: { publicPath: '/' },
  });
  const remoteRelease = firstRelease(remote.compiler);
  await remote.server.start();
  return {
    ...common,
    port: shellPort,
    shell: shellRelease,
    remote: remoteRelease.then((release) => ({ release, url: `http://127.0.0.1:${remotePort}/` })),
    async stop() {
      for (const { server, compiler } of [shell, remote]) {
        await server.stop();
        // Closing writes the cache.
        await new Promise((resolve) => void compiler.close(resolve));
      }
    },
  };
}
