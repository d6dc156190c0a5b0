import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const host = '127.0.0.1';

/** Returns the first free port from 8080 on. */
export const freePort = () => WebpackDevServer.getFreePort('auto', host);

/**
 * Creates the development server of a client build, with hot module replacement. Nothing runs until its `start()`.
 * @param {import('webpack').Configuration} client
 * @param {{ port: number } & import('webpack-dev-server').Configuration} options in addition to the common ones
 */
export function developmentServer(client, { port, ...options }) {
  // Documents preload scripts without CORS, and a script requested in another mode would be fetched twice.
  client.output.crossOriginLoading = false;
  // The overlay injects styles, which the documents' content security policy rejects.
  client.plugins.push(new ReactRefreshPlugin({ overlay: false }));
  const compiler = webpack(client);
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      // A module that cannot be replaced requires a manual reload.
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: host, port } },
      ...options,
    },
    compiler,
  );
  return { compiler, server };
}
