import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A TCP proxy between a bus and the real broker that can refuse connections or stop forwarding without closing, to simulate network
 * failures.
 */
export interface BrokerProxy {
  url: string;
  /** Closes every connection and accepts no new ones. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Stops forwarding data to the broker; data from the broker still passes. */
  stopForwarding(): void;
}

export async function openBrokerProxy(brokerUrl: string): Promise<BrokerProxy> {
  const target = new URL(brokerUrl);
  const sockets = new Set<net.Socket>();
  let forwardingStopped = false;
  const server = net.createServer((inbound) => {
    const outbound = net.connect(Number(target.port || 5672), target.hostname);
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(socket);
      // Connections are destroyed on purpose; the bus reports relevant errors.
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    inbound.on('data', (bytes: Buffer) => {
      if (!forwardingStopped) outbound.write(bytes);
    });
    outbound.pipe(inbound);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(brokerUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async disconnect() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async reconnect() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stopForwarding() {
      forwardingStopped = true;
    },
  };
}
