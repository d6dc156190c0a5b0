import type { Router } from 'express';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import type { UpgradeHandler } from '@gvg/service-kit/http/upgrades';
import type { FloodGuard } from '../limits/end-floods.ts';
import type { RealtimeServer } from './socket-server.ts';

type EngineRequest = Parameters<RealtimeServer['engine']['handleRequest']>[0];

const isOurs = (url = ''): boolean =>
  url === realtimePath || url.startsWith(`${realtimePath}/`) || url.startsWith(`${realtimePath}?`);

/** Passes polling requests and WebSocket handshakes of the site's path to the node's sockets; rejects other handshakes. */
export function mountSockets(
  app: Router,
  { engine }: RealtimeServer,
  floods: Pick<FloodGuard, 'watch'>,
): UpgradeHandler {
  app.use(realtimePath, (request, response) => {
    response.locals['route'] = realtimePath;
    engine.handleRequest(request as unknown as EngineRequest, response);
  });
  return (request, socket, head) => {
    // The client may leave while the handshake is checked.
    socket.on('error', () => socket.destroy());
    floods.watch(socket);
    if (isOurs(request.url)) engine.handleUpgrade(request as EngineRequest, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  };
}
