import { describeApi } from '@gvg/api-description/openapi/describe-api';
import { describeEvents } from '@gvg/api-description/asyncapi/describe-events';
import type { OpenApiDocument } from '@gvg/api-description/openapi/document';
import type { AsyncApiDocument } from '@gvg/api-description/asyncapi/document';
import { eventsByName } from '@gvg/contracts/events';
import { internalEndpointsByName } from '@gvg/contracts/internal-endpoints';
import { endpointsByName } from '@gvg/contracts/public-endpoints';
import type { ProvidedPage } from './compare-page.ts';

/** Contracts that a release provides to other parts: `provides.json` of its contract. */
export interface Provided {
  part: string;
  /** For a service: all its endpoints, including internal ones. */
  openapi?: OpenApiDocument;
  /** For a service: the events that it may publish. For the socket nodes: the packets that they send and accept. */
  asyncapi?: AsyncApiDocument;
  /** For the shell: what remotes find in its pages. */
  page?: ProvidedPage;
}

/** The service whose nodes hold the sockets of the pages. */
const socketService = 'realtime';

/**
 * Removes the list of all codes from `Error`. Operations list the codes of their own errors, and with the full list a consumer could expect
 * one that the operation no longer has.
 */
function withOwnCodesOnly(document: OpenApiDocument): OpenApiDocument {
  const { message } = document.components.schemas['Error']?.properties ?? {};
  if (message !== undefined) delete message.enum;
  return document;
}

function only<Value>(all: ReadonlyMap<string, Value>, isMeant: (value: Value) => boolean): Map<string, Value> {
  return new Map([...all].filter(([, value]) => isMeant(value)));
}

/** Returns what a service of these sources provides, according to its contracts. */
export function describeService(service: string): Provided {
  const endpoints = new Map([
    ...only(endpointsByName, (endpoint) => endpoint.service === service),
    ...only(internalEndpointsByName, (endpoint) => endpoint.service === service),
  ]);
  const events = only(eventsByName, ({ producer }) => producer === service || producer === '*');
  const asyncapi = structuredClone(describeEvents(events));
  if (service !== socketService) {
    delete asyncapi.channels['sockets'];
    for (const [id, { channel }] of Object.entries(asyncapi.operations))
      if (channel.$ref === '#/channels/sockets') delete asyncapi.operations[id];
  }
  return {
    part: service,
    ...(endpoints.size > 0 && { openapi: withOwnCodesOnly(structuredClone(describeApi(endpoints))) }),
    asyncapi,
  };
}
