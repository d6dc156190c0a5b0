import { parseArgs } from 'node:util';

export interface Options {
  /** Origin of a live site; undefined for recorded responses. */
  api: string | undefined;
  /** Undefined: the first free one. */
  port: number | undefined;
  /** Provider states whose responses come first, the most important one first. */
  given: readonly string[];
}

export const usage = `npm run dev -w <remote> -- [options]

  --api <url>      the API of a running shop, e.g. http://localhost:3000 of npm start; without it, responses are those of the remote's pacts
  --given <state>  responses that were recorded in this provider state come first; may be given several times
  --port <number>  default: the first free port from 8080 on
  --help           this text
`;

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`--api ${text} is no address such as http://localhost:3000`);
  return url.origin;
}

function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${text} is no port number`);
  return port;
}

/** Parses the options; undefined if the usage was requested. Throws an error to be shown for invalid options. */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: { type: 'string' },
      port: { type: 'string' },
      given: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return undefined;
  return {
    api: values.api === undefined ? undefined : toOrigin(values.api),
    port: values.port === undefined ? undefined : toPort(values.port),
    given: values.given ?? [],
  };
}
