import type { ClientEventName, clientEvents } from '@gvg/contracts/realtime/socket-events';
import type { z } from 'zod';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import type { Realtime } from '../realtime.ts';

export type ParsedClientEvent<Name extends ClientEventName> = z.output<(typeof clientEvents)[Name]['data']>;
type Success<Name extends ClientEventName> = Extract<z.input<(typeof clientEvents)[Name]['reply']>, { ok: true }>;

/** Handles one event of a socket; a thrown ApiFailure becomes the reply's code. */
export type ClientEventHandler<Name extends ClientEventName> = (
  realtime: Realtime,
  socket: RealtimeSocket,
  data: ParsedClientEvent<Name>,
) => Promise<Success<Name>> | Success<Name>;
