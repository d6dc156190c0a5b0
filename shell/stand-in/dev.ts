import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import { splitLocale } from '@gvg/contracts/values/locale';
import type { Bundlers, Middleware } from './bundlers.d.mts';
import { liveProxy } from './live/live-proxy.ts';
import { readLiveState } from './live/read-live-state.ts';
import { parseOptions, usage } from './options.ts';
import type { Options } from './options.ts';
import { recordedApi } from './recorded/recorded-api.ts';
import { recordedInteractions } from './recorded/record-pacts.ts';
import { recordedState } from './recorded/recorded-state.ts';
import { standInDocument } from './stand-in-document.ts';

/** A row of a remote's `route-table.ts`. */
interface RouteRow {
  path: string;
  layout: string;
  /** A path of the page, if its pattern has parameters. */
  example?: string;
}

/** Set before the build's configuration is read. */
process.env['NODE_ENV'] = 'development';

const print = (text: string) => process.stdout.write(`${text}\n`);

async function run({ api, port, given }: Options): Promise<void> {
  const startedAt = performance.now();
  const folder = process.cwd();
  const remote = path.basename(folder);
  const { routeTable } = (await import(path.join(folder, 'route-table.ts'))) as { routeTable: readonly RouteRow[] };
  const links = routeTable.map((route) => route.example ?? route.path).filter((link) => !link.includes(':'));
  // Fails before the build if no shop answers.
  if (api !== undefined) await readLiveState(api, 'vi');
  const { startBundlers } = await import('./bundlers.mjs');

  const interactions = api === undefined ? recordedInteractions(remote) : Promise.resolve([]);
  // Requests report the error, so the rejection is handled.
  interactions.catch(() => undefined);
  const missing = new Set<string>();
  const onMissing = (call: string) => {
    if (missing.has(call)) return;
    missing.add(call);
    print(`No pact of ${remote} has ${call}: it gets 501, with those that there are.`);
  };

  // Requests may arrive before both servers are listening.
  const started = Promise.withResolvers<Bundlers>();
  const documents: Middleware = (request, response, next) => {
    const { locale, path: address } = splitLocale(request.url ?? '/');
    const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (!isDocument || address.startsWith('/shell/')) return next();
    const [first = '/'] = links;
    if (address === '/' && !routeTable.some((route) => route.path === '/')) {
      response.writeHead(302, { location: first }).end();
      return;
    }
    const origin = `http://${request.headers.host ?? ''}`;
    const compose = async () => {
      const state = api === undefined ? recordedState(locale, origin) : await readLiveState(api, locale);
      const servers = await started.promise;
      const shell = await servers.shell;
      const { release, url } = await servers.remote;
      const { name, version, pageContract, entry, routes, widgets } = releaseSchema.parse(release);
      const { html, policy } = standInDocument({
        locale,
        state,
        standIn: {
          remote,
          links,
          ...(api === undefined ? {} : { api }),
          states: [...new Set((await interactions).flatMap((interaction) => interaction.given))],
          isOfStaff: first.startsWith('/admin'),
        },
        remote: { name, version, pageContract, entryUrl: url + entry, routes, widgets },
        file: (file) => `/shell/${shell.files[file] ?? file}`,
        scripts: (shell.chunks['main'] ?? []).map((script) => `/shell/${script}`),
      });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      response.end(html);
    };
    compose().catch(next);
  };

  const bundlers = await startBundlers({
    folder,
    port,
    proxy: api === undefined ? [] : [liveProxy(api)],
    middlewares:
      api === undefined
        ? [recordedApi({ interactions: () => interactions, given, onMissing }), documents]
        : [documents],
  });
  started.resolve(bundlers);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void bundlers.stop().then(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  await Promise.all([bundlers.shell, bundlers.remote, interactions]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(
    `${remote} alone, with ${api === undefined ? 'the responses of its pacts' : `the API of ${api}`}, after ${seconds} s:`,
  );
  for (const link of links) print(`  http://localhost:${bundlers.port}${link}`);
  print('Ctrl-C ends it.');
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) print(usage);
  else await run(options);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
