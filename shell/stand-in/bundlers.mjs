import path from 'node:path';
import { developmentServer } from '@gvg/build/webpack/development-server.mjs';
import WebpackDevServer from 'webpack-dev-server';
import { standInConfig } from '../webpack.config.mjs';

const host = '127.0.0.1';

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
  const shellPort = await WebpackDevServer.getFreePort(port ?? 'auto', host);
  const shell = developmentServer(standInConfig, {
    port: shellPort,
    devMiddleware: { publicPath: '/shell/' },
    proxy,
    setupMiddlewares: (all) => [...middlewares.map((middleware) => ({ name: middleware.name, middleware })), ...all],
    // The page may be opened under any name of this machine.
    client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
  });
  const shellRelease = firstRelease(shell.compiler);
  // Listens before the other one looks for a port.
  await shell.server.start();
  const remotePort = await WebpackDevServer.getFreePort('auto', host);
  const remote = developmentServer(remoteClient, { port: remotePort, devMiddleware: { publicPath: '/' } });
  const remoteRelease = firstRelease(remote.compiler);
  await remote.server.start();
  return {
    port: shellPort,
    shell: shellRelease,
    remote: remoteRelease.then((release) => ({ release, url: `http://${host}:${remotePort}/` })),
    async stop() {
      for (const { server, compiler } of [shell, remote]) {
        await server.stop();
        // Writes the cache.
        await new Promise((resolve) => void compiler.close(resolve));
      }
    },
  };
}
