import type { SessionPort } from '@gvg/browser-kit';
import { readGuestCookie } from '@gvg/browser-kit';
import type { SessionStore } from '@gvg/contracts/composition/shell-api';
import { clientEvents, serverEvents } from '@gvg/contracts/realtime/socket-events';
import type {
  ClientEventData,
  ClientEventName,
  ClientEventReply,
  Handshake,
  ServerEventData,
  ServerEventName,
} from '@gvg/contracts/realtime/socket-events';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expiryOf } from '../session/access-token.ts';
import type { Connection, PageRealtime } from './page-realtime.ts';

export interface ConnectionOptions {
  realtime: Pick<PageRealtime, 'set' | 'dispatch' | 'isWanted' | 'subscribe'>;
  session: Pick<SessionStore, 'get' | 'subscribe'> &
    Pick<SessionPort, 'refresh'> & { freshToken(): Promise<string | undefined> };
  /** Default: a socket to this site. */
  openSocket?: (auth: (send: (handshake: Handshake) => void) => void) => Socket;
}

/** How long before a token expires the next one is sent; the session refreshes it a little earlier. */
const renewalMarginMs = 20_000;
const replyTimeoutMs = 5_000;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

const openSiteSocket: NonNullable<ConnectionOptions['openSocket']> = (auth) =>
  io({
    path: realtimePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    auth,
  });

const isServerEvent = (name: string): name is ServerEventName => Object.hasOwn(serverEvents, name);

/** The socket of this page, as long as a person is to be connected; each person gets a new one. */
export class SocketConnection implements Connection {
  readonly #options: ConnectionOptions;
  readonly #socket: Socket;
  #person: string | undefined;
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryMs = firstRetryMs;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = (options.openSocket ?? openSiteSocket)((send) => void this.#handshake().then(send));
    this.#socket
      .on('connect', () => this.#onConnect())
      .on('disconnect', () => this.#onLost())
      .on('connect_error', (error) => void this.#onRefused(error.message))
      .onAny((name: string, data: unknown) => this.#receive(name, data));
    options.session.subscribe(() => this.#follow());
    // A guest may start a conversation on this page.
    options.realtime.subscribe(() => this.#follow());
    addEventListener('online', () => this.#retryNow());
    this.#follow();
  }

  async send<Name extends ClientEventName>(
    event: Name,
    data: ClientEventData<Name>,
  ): Promise<ClientEventReply<Name> | undefined> {
    if (!this.#socket.connected) return undefined;
    try {
      const reply: unknown = await this.#socket.timeout(replyTimeoutMs).emitWithAck(event, data);
      return clientEvents[event].reply.parse(reply) as ClientEventReply<Name>;
    } catch {
      return undefined;
    }
  }

  /** Returns the id of the person to connect, or undefined if there is none. */
  #wanted(): string | undefined {
    const state = this.#options.session.get();
    if (!this.#options.realtime.isWanted()) return undefined;
    return state.status === 'user' ? state.user.id : readGuestCookie();
  }

  #follow(): void {
    const person = this.#wanted();
    if (person === this.#person) return;
    this.#person = person;
    this.#end();
    this.#options.realtime.set(person === undefined ? 'off' : 'connecting');
    if (person !== undefined) this.#socket.connect();
  }

  #end(): void {
    clearTimeout(this.#renewal);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#retryMs = firstRetryMs;
    this.#socket.disconnect();
  }

  async #handshake(): Promise<Handshake> {
    const token = await this.#options.session.freshToken();
    const sessionId = readGuestCookie();
    if (token !== undefined) return { token };
    return sessionId === undefined ? {} : { sessionId };
  }

  #onConnect(): void {
    this.#retryMs = firstRetryMs;
    void this.#scheduleRenewal();
    this.#options.realtime.set('online');
    // Covers events between the page's calls and the connection.
    this.#options.realtime.dispatch('RESYNC', { reason: 'connection' });
  }

  #onLost(): void {
    clearTimeout(this.#renewal);
    if (this.#person === undefined) return;
    this.#options.realtime.set('waiting');
    // After a node ends a socket on purpose, the page has to reconnect.
    if (!this.#socket.active) this.#retryLater();
  }

  async #onRefused(code: string): Promise<void> {
    if (this.#person === undefined) return;
    this.#options.realtime.set('waiting');
    if (this.#socket.active) return;
    if (code === 'INVALID_TOKEN' && this.#options.session.get().status === 'user')
      await this.#options.session.refresh().catch(() => undefined);
    this.#retryLater();
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    const waitMs = this.#retryMs * (0.75 + Math.random() / 2);
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
    this.#retry = setTimeout(() => this.#retryNow(), waitMs);
  }

  #retryNow(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#person !== undefined && !this.#socket.connected) this.#socket.connect();
  }

  /** Sends the next access token in time: without it, the socket ends a minute after the last one expires (rules/chat.md). */
  async #scheduleRenewal(): Promise<void> {
    clearTimeout(this.#renewal);
    const token = await this.#options.session.freshToken();
    if (token === undefined || !this.#socket.connected) return;
    const waitMs = Math.max(expiryOf(token) * 1_000 - Date.now() - renewalMarginMs, firstRetryMs);
    clearTimeout(this.#renewal);
    this.#renewal = setTimeout(() => void this.#renew(), waitMs);
  }

  async #renew(): Promise<void> {
    const token = await this.#options.session.freshToken();
    if (token === undefined) return;
    const reply = await this.send('AUTH', { token });
    // The next handshake finds out why the node rejects the token.
    if (reply?.ok === false) this.#socket.disconnect().connect();
    else await this.#scheduleRenewal();
  }

  #receive(name: string, data: unknown): void {
    if (!isServerEvent(name)) return;
    const parsed = serverEvents[name].safeParse(data);
    if (parsed.success) this.#options.realtime.dispatch(name, parsed.data as ServerEventData<typeof name>);
    else reportError(new Error(`A ${name} event does not match its contract: ${parsed.error.message}`));
  }
}
