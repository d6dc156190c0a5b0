import type { SocketConnection } from '../nodes/socket-server.ts';
import { cutConnection } from './cut-connection.ts';

/** Maximum unread bytes of text and packets per reader. */
const maximum = { bytes: 1024 * 1024, packets: 1_000 };

interface Packet {
  type: string;
  data?: string | Buffer | ArrayBuffer;
}

const sizeOf = ({ data = '' }: Packet): number => (typeof data === 'string' ? data.length : data.byteLength);

/**
 * Ends a connection whose reader leaves more unread than the maximum; the page reconnects and requests what it missed. Packets handed to the transport no
 * longer count, but no more follow until they are sent, so that at most twice the maximum waits.
 */
export function endSlowReaders(connection: SocketConnection, onEnd: () => void): void {
  let bytes = 0;
  connection.on('packetCreate', (packet: Packet) => {
    bytes += sizeOf(packet);
    if (bytes <= maximum.bytes && connection['writeBuffer'].length < maximum.packets) return;
    onEnd();
    cutConnection(connection);
  });
  connection.on('flush', () => {
    bytes = 0;
  });
}
