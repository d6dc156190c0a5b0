import type { Upstream } from '../proxy/upstream.ts';
import type { SiteProcess } from './processes.ts';
import { processesOf, readProcess } from './processes.ts';

const sampleStart = /^([a-zA-Z_:][\w:]*)(\{)?/gm;

/** Adds an `instance` label to every sample: instances of one service report the same series. */
function withInstance(exposition: string, instance: string): string {
  return exposition.replace(
    sampleStart,
    (_, metric: string, labels: string | undefined) =>
      `${metric}{instance="${instance}"${labels === undefined ? '}' : ','}`,
  );
}

async function metricsOf(process: SiteProcess): Promise<string> {
  const response = await readProcess(process, '/metrics');
  if (response?.isOk !== true) return '';
  const { address, upstream } = process;
  return address !== undefined && upstream.addresses.length > 1
    ? withInstance(response.text, new URL(address.origin).host)
    : response.text;
}

const metadataLine = /^# (HELP|TYPE) (\S+) /;

interface Family {
  comments: Map<string, string>;
  samples: string[];
}

const newFamily = (): Family => ({ comments: new Map(), samples: [] });

/**
 * Merges several Prometheus expositions: the text format requires all samples of a metric together, under one HELP and TYPE. Samples remain distinct by the
 * `service` label that every process adds, and by `instance` if a service has several.
 */
export function mergeExpositions(expositions: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const exposition of expositions) {
    let family: Family = newFamily();
    for (const line of exposition.split('\n')) {
      const [, keyword, name] = metadataLine.exec(line) ?? [];
      if (keyword !== undefined && name !== undefined) {
        family = families.get(name) ?? newFamily();
        families.set(name, family);
        if (!family.comments.has(keyword)) family.comments.set(keyword, line);
      } else if (line !== '') family.samples.push(line);
    }
  }
  return [...families.values()].flatMap(({ comments, samples }) => [...comments.values(), ...samples, '']).join('\n');
}

/** Merges the gateway's metrics with those of all upstreams; a process that does not respond is omitted. */
export async function siteMetrics(gatewayMetrics: string, upstreams: readonly Upstream[]): Promise<string> {
  return mergeExpositions([gatewayMetrics, ...(await Promise.all(processesOf(upstreams).map(metricsOf)))]);
}
