import path from 'node:path';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { EventContract } from '@gvg/contracts/definitions/event';
import * as allEvents from '@gvg/contracts/events';
import { eventsByName } from '@gvg/contracts/events';
import { eventModules } from '@gvg/contracts/generated/events';
import { internalEndpointsByName } from '@gvg/contracts/internal-endpoints';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import { calls } from '@gvg/contracts/calls';
import { serverEvents } from '@gvg/contracts/realtime/socket-events';
import { repository } from '@gvg/build/workspaces.ts';
import { singletons } from '@gvg/build/webpack/singletons.ts';
import { entriesOf, modulesOf } from './module-graph.ts';
import { readModule } from './module.ts';
import type { Part } from '../../collect/parts.ts';

/** Calls, events and packets that a part's sources use of other parts. */
export interface Consumed {
  /** Names of endpoints. */
  calls: ReadonlySet<string>;
  /** Types of events. */
  events: ReadonlySet<string>;
  /** Names of packets sent by the socket nodes. */
  packets: ReadonlySet<string>;
}

const endpoints: ReadonlyMap<string, Endpoint> = new Map([...endpointsByName, ...internalEndpointsByName]);
const known = new Set<EventContract>(eventsByName.values());

/** Events by the names of exports of the contracts' event modules. An export may contain several. */
const eventsByExport = new Map(
  [...eventModules, allEvents].flatMap((module) =>
    Object.entries<unknown>(module).map(([name, value]): [string, EventContract[]] => [
      name,
      [value].flat().filter((event): event is EventContract => known.has(event as EventContract)),
    ]),
  ),
);

const contracts = path.join(repository, 'shared/contracts') + path.sep;

/** In a consumer's file, an event that any service may publish is consumed. Elsewhere it is published. */
const isConsumerFile = (file: string) => /consumers?[.]ts$|subscribe[^/]*[.]ts$/.test(file);

/** Returns the packages that the shell provides to pages. */
export const sharedInPages = (part: Pick<Part, 'type'>): readonly string[] =>
  part.type === 'remote' ? singletons : [];

type Sources = Pick<Part, 'name' | 'type' | 'folder'>;

export const modulesOfPart = (part: Sources): Set<string> => modulesOf(entriesOf(part.folder), sharedInPages(part));

/**
 * Returns what the part calls and consumes according to its sources: pages name their calls, services import the contract of the called
 * endpoint. The gateway imports contracts only to forward requests and calls nothing.
 */
export function consumedBy(part: Sources): Consumed {
  const isPage = part.type === 'remote' || part.type === 'shell';
  const found = { calls: new Set<string>(), events: new Set<string>(), packets: new Set<string>() };
  for (const file of modulesOfPart(part)) {
    if (file.startsWith(contracts)) continue;
    const { imports, texts, listensTo } = readModule(file);
    for (const { specifier, names } of imports) {
      if (/^@gvg\/contracts\/[\w-]+\/http\//.test(specifier) && part.type === 'service')
        for (const name of names)
          if (endpoints.has(name) && endpoints.get(name)?.service !== part.name) found.calls.add(name);
      if (/^@gvg\/contracts\/([\w-]+\/)?events$/.test(specifier))
        for (const event of names.flatMap((name) => eventsByExport.get(name) ?? []))
          if (event.producer !== part.name && (event.producer !== '*' || isConsumerFile(file)))
            found.events.add(event.type);
    }
    if (!isPage) continue;
    for (const text of texts) if (text in calls) found.calls.add(text);
    for (const text of listensTo) if (text in serverEvents) found.packets.add(text);
  }
  return found;
}
