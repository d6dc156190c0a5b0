import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { monotonicMs } from './monotonic-clock.ts';
import { openLoop } from './open-loop.ts';
import type { Arrival, Recovery, SendTimes, SocketClientCommands, SocketToOpen } from './socket-client-messages.ts';

/** Maximum number of concurrently opening connections. Only the later reconnections come all at once. */
const openingConnections = 25;
const recoveryDeadlineMs = 60_000;
/** Same delay as in the shell when a node refuses a socket, after which the client does not reconnect by itself. */
const refusedRetryMs = 2_000;
const lastArrivalsMs = 3_000;

let sockets: Socket[] = [];
let guests: Socket[] = [];
let arrivals: Arrival[] = [];
let onBack: (socket: Socket) => void = () => undefined;
let onLost: (socket: Socket) => void = () => undefined;

/** Opens a socket with the settings of the shell's connection. */
function openSocket({ url, auth, isStaff }: SocketToOpen): Promise<void> {
  const socket = io(url, {
    path: realtimePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    forceNew: true,
    auth,
  });
  const index = sockets.push(socket) - 1;
  if (isStaff)
    socket.on(
      'CHAT',
      ({ room, seq, clientId }: Message) =>
        void arrivals.push({ socket: index, room: room._id, seq, clientId, at: monotonicMs() }),
    );
  else guests.push(socket);
  socket.on('disconnect', () => onLost(socket));
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), refusedRetryMs * (0.75 + Math.random() / 2));
  });
  return new Promise((resolve) => {
    socket.on('connect', () => {
      resolve();
      onBack(socket);
    });
  });
}

/** Cuts the connection without a closing packet, like a network failure. */
function cut(socket: Socket): void {
  (socket.io.engine.transport as unknown as { ws: { terminate(): void } }).ws.terminate();
}

const commands: SocketClientCommands = {
  async open(toOpen) {
    let next = 0;
    const connection = async () => {
      for (let one = toOpen[next++]; one !== undefined; one = toOpen[next++]) await openSocket(one);
    };
    await Promise.all(Array.from({ length: openingConnections }, connection));
  },
  async emit(load) {
    const times: SendTimes = {};
    await openLoop(load, (index) => {
      const clientId = randomUUID();
      times[clientId] = monotonicMs();
      guests[index % guests.length]?.emit('SEND', clientId);
    });
    await pause(lastArrivalsMs);
    return times;
  },
  async takeArrivals() {
    const taken = arrivals;
    arrivals = [];
    return taken;
  },
  recover({ isCutHere }) {
    const away = new Set<Socket>();
    const recovery: Recovery = { lost: 0, backMs: [], missing: 0 };
    let begin: number | undefined;
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(deadline);
        onLost = onBack = () => undefined;
        resolve({ ...recovery, missing: away.size });
      };
      const deadline = setTimeout(finish, recoveryDeadlineMs);
      onLost = (socket) => {
        begin ??= monotonicMs();
        recovery.lost += 1;
        away.add(socket);
      };
      onBack = (socket) => {
        if (begin === undefined || !away.delete(socket)) return;
        recovery.backMs.push(monotonicMs() - begin);
        if (away.size === 0) finish();
      };
      if (isCutHere) sockets.forEach(cut);
    });
  },
  async close() {
    for (const socket of sockets) socket.disconnect();
    sockets = guests = [];
    arrivals = [];
  },
};

process.on('message', ({ id, name, argument }: { id: number; name: keyof SocketClientCommands; argument: unknown }) => {
  void (commands[name] as (argument: unknown) => Promise<unknown>)(argument).then((result) =>
    process.send?.({ id, result }),
  );
});

// An interrupted benchmark leaves nothing running.
process.once('disconnect', () => process.exit());
