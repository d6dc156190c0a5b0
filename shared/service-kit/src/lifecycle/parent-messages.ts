/** IPC messages between a service and its parent process. Without imports, to keep the parent small. */

/** From the service, once it listens. */
export interface ReadyMessage {
  type: 'ready';
  port: number;
  internalPort: number | undefined;
}

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  (message as Partial<ReadyMessage> | null)?.type === 'ready';

/** From the parent: another process has taken over the service's ports; exit once no client uses this one any more. */
export const drainRequest = { type: 'drain' } as const;

export const isDrainRequest = (message: unknown): message is typeof drainRequest =>
  (message as Partial<typeof drainRequest> | null)?.type === drainRequest.type;
