import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of requests that may wait on one connection. Browsers send the next one after the response. */
const maxWaiting = 8;

/**
 * Handles the requests of one connection sequentially. Node parses all requests that a client sends without waiting for responses and
 * handles them concurrently, so a client that reads nothing could start thousands on one connection.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    const responses = waiting.get(socket) ?? [];
    waiting.set(socket, responses);
    const previous = responses.at(-1);
    if (responses.length > maxWaiting) {
      socket.destroy();
      return;
    }
    responses.push(response);
    response.once('close', () => void responses.splice(responses.indexOf(response), 1));
    if (previous === undefined) handler(request, response);
    else {
      previous.once('close', () => {
        if (!socket.destroyed) handler(request, response);
      });
    }
  };
}
