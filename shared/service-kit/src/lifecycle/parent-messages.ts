/** What a service and the process that started it say to each other by IPC. Without imports: the parent is to stay small. */

/** From the service, once it listens. */
export interface ReadyMessage {
  type: 'ready';
  port: number;
  internalPort: number | undefined;
}

export const isReadyMessage = (message: unknown): message is ReadyMessage =>
  (message as Partial<ReadyMessage> | null)?.type === 'ready';

/** From the parent: another process has the service's ports now, end when no client needs this one any more. */
export const drainRequest = { type: 'drain' } as const;

export const isDrainRequest = (message: unknown): message is typeof drainRequest =>
  (message as Partial<typeof drainRequest> | null)?.type === drainRequest.type;
