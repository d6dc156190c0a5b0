import path from 'node:path';
import webpack from 'webpack';
import { developmentServer } from './development-server.mjs';

/**
 * `node serve.mjs <folder> <port> <output folder>`: builds the shell or a remote in watch mode. Browsers load the client build from here,
 * with hot module replacement. The server build is written to `<output folder>/server`, the shell's inline scripts next to it. Listens once
 * all exist.
 */
const [directory, port, output] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}/`;
const {
  default: [client, server, inline],
} = await import(path.join(directory, 'webpack.config.mjs'));

client.output.path = path.join(output, 'client');
server.output.path = path.join(output, 'server');
if (inline) inline.output.path = path.join(output, 'inline');
// A remote resolves its files relative to its entry, but the shell's entry is loaded by a document of another origin.
if (client.output.publicPath !== 'auto') client.output.publicPath = origin;

const { server: devServer } = developmentServer(client, {
  port: Number(port),
  // The server build reads the release manifest of the client build.
  devMiddleware: { publicPath: '/', writeToDisk: true },
});

const logErrors = (error, stats) => {
  if (error) console.error(error);
  else if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
};
const serverCompiler = webpack(inline ? [inline, server] : server);
await new Promise((resolve) => {
  serverCompiler.watch({}, (error, stats) => {
    logErrors(error, stats);
    resolve();
  });
});
await devServer.start();

process.once('SIGTERM', () => {
  void devServer.stop().then(() => serverCompiler.close(() => process.exit()));
});
