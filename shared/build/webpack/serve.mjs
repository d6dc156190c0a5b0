import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * `node serve.mjs <folder> <port> <output folder>`: builds the shell or a remote while somebody works on it. Browsers load the client build from here,
 * with hot modules; the server build goes to `<output folder>/server`, for whoever runs it. Listens once both stand.
 */
const [directory, port, output] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}/`;
const {
  default: [client, server],
} = await import(path.join(directory, 'webpack.config.mjs'));

client.output.path = path.join(output, 'client');
server.output.path = path.join(output, 'server');
// A remote finds its files beside its entry by itself; the shell's entry stands in a document of another origin.
if (client.output.publicPath !== 'auto') client.output.publicPath = origin;
// Documents preload scripts as their own; a script asked for in another manner would be fetched twice.
client.output.crossOriginLoading = false;
// The overlay brings styles of its own, which the documents' policy refuses.
client.plugins.push(new ReactRefreshPlugin({ overlay: false }));

const devServer = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    hot: true,
    // A module that cannot be replaced waits for the person's own reload.
    liveReload: false,
    static: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, logging: 'warn', webSocketURL: { hostname: '127.0.0.1', port: Number(port) } },
    // The server build reads what the client build says of itself.
    devMiddleware: { publicPath: '/', writeToDisk: true },
  },
  webpack(client),
);

const report = (error, stats) => {
  if (error) console.error(error);
  else if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
};
const serverCompiler = webpack(server);
await new Promise((resolve) => {
  serverCompiler.watch({}, (error, stats) => {
    report(error, stats);
    resolve();
  });
});
await devServer.start();

process.once('SIGTERM', () => {
  void devServer.stop().then(() => serverCompiler.close(() => process.exit()));
});
