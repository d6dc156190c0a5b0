import type { Upstream } from '../proxy/upstream.ts';

const patience = 2_000;

async function metricsOf(upstream: Upstream): Promise<string> {
  try {
    const { statusCode, body } = await upstream.pool.request({ method: 'GET', path: '/metrics', headersTimeout: patience, bodyTimeout: patience });
    const text = await body.text();
    return statusCode === 200 ? text : '';
  } catch {
    return '';
  }
}

const comment = /^# (HELP|TYPE) (\S+) /;

interface Family {
  comments: Map<string, string>;
  samples: string[];
}

const newFamily = (): Family => ({ comments: new Map(), samples: [] });

/**
 * Several expositions as one: the text format wants all samples of a metric together, under one HELP and TYPE. Samples stay apart by the
 * `service` label that every process gives its own.
 */
export function mergeExpositions(expositions: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const exposition of expositions) {
    let family: Family = newFamily();
    for (const line of exposition.split('\n')) {
      const [, kind, name] = comment.exec(line) ?? [];
      if (kind !== undefined && name !== undefined) {
        family = families.get(name) ?? newFamily();
        families.set(name, family);
        if (!family.comments.has(kind)) family.comments.set(kind, line);
      } else if (line !== '') family.samples.push(line);
    }
  }
  return [...families.values()].flatMap(({ comments, samples }) => [...comments.values(), ...samples, '']).join('\n');
}

/** What the gateway measures, with what everything behind it measures; a process that does not answer is left out. */
export async function siteMetrics(own: string, upstreams: readonly Upstream[]): Promise<string> {
  return mergeExpositions([own, ...(await Promise.all(upstreams.map(metricsOf)))]);
}
