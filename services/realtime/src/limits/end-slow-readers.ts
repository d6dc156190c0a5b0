import type { SocketConnection } from '../nodes/socket-server.ts';
import { cutConnection } from './cut-connection.ts';

/** What may wait for one reader: bytes of text, and packets. */
const maximum = { bytes: 1024 * 1024, packets: 1_000 };

interface Packet {
  type: string;
  data?: string | Buffer | ArrayBuffer;
}

const sizeOf = ({ data = '' }: Packet): number => (typeof data === 'string' ? data.length : data.byteLength);

/**
 * Ends a connection whose reader leaves more unread than the bound; the page comes back and asks for what it missed. Packets that are handed to the transport
 * are not counted any more, but no further ones follow before they are sent, so that at most twice the bound waits.
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
