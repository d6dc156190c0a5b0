import type { Duplex } from 'node:stream';

/** Maximum bytes before the handshake's response, which browsers wait for. */
const maximumBytes = 64 * 1024;

export interface EarlyBytes {
  /** Stops reading and returns what was received. */
  take(): Buffer;
}

/** Reads from a client that waits for the response to its handshake: only a reader notices that the other side has left. */
export function collectEarlyBytes(client: Duplex, head: Buffer): EarlyBytes {
  const chunks = [head];
  let size = head.length;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maximumBytes) client.destroy();
  };
  const onEnd = () => void client.destroy();
  client.on('data', onData).once('end', onEnd);
  return {
    take() {
      client.off('data', onData).off('end', onEnd).pause();
      return Buffer.concat(chunks);
    },
  };
}
