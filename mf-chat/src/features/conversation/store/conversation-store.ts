import { asApiError } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { isUsable } from '@gvg/customer-ui/private-pictures';
import type { ChatDraft, ReadableStore, RealtimeStore } from '@gvg/contracts/composition/shell-api';
import type { ChatCustomer, Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { ServerEventData } from '@gvg/contracts/realtime/socket-events';
import { initialState } from './conversation-state.ts';
import type { ConversationState } from './conversation-state.ts';
import { firstGap, hasUnread, lastAnswer, mergeMessages, sideOf } from './message-list.ts';
import { Outbox } from './outbox.ts';
import type { OutgoingContent } from './outgoing-message.ts';
import type { StoredQueue } from './stored-queue.ts';
import { TypingSignal } from './typing-signal.ts';

export interface ConversationOptions {
  api: Pick<Api, 'call'>;
  realtime: RealtimeStore;
  queue: StoredQueue;
  /** Owner of the queued messages: `user:ID` or `guest:ID`. */
  person: string;
  /** Id of the event that moves a guest's messages to this user (rules/accounts.md). */
  mergedGuest?: string | undefined;
  /** The conversation that staff has opened; a customer's is their own. `room` is absent before its first message. */
  opened?: { customer: ChatCustomer; room?: string | undefined };
  /** Stores drafts. By default they live as long as the store, for example while the panel is closed. */
  drafts?: DraftKeeper;
}

export interface DraftKeeper {
  read(): ChatDraft;
  write(draft: ChatDraft): void;
}

function createDraftKeeper(): DraftKeeper {
  let present: ChatDraft = {};
  return {
    read: () => present,
    write: (draft) => {
      present = draft;
    },
  };
}

const pageSize = 30;
const missedPageSize = 100;
/** Contract of TYPING: without a further event it ends after 6 s. */
const typingMs = 6_000;
/** Polling interval while there is no connection. */
const pollMs = 20_000;
/** Delay after a failure to load missed messages. */
const retryMs = 3_000;
/** Minimum time between renewals of URLs. On a device with a wrong clock they all seem to have expired. */
const renewalMs = 60_000;

/**
 * A conversation from one side: stored messages in the order of `seq`, and outgoing ones. Sockets only accelerate updates: missed messages
 * are requested by HTTP after the last `seq`, when there is a gap, on RESYNC, and periodically while there is no connection.
 */
export class ConversationStore implements ReadableStore<ConversationState> {
  readonly side: ChatSide;
  /** Unsent text and attachments. */
  readonly drafts: DraftKeeper;
  readonly #options: ConversationOptions;
  readonly #outbox: Outbox;
  readonly #typing: TypingSignal;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = initialState;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #catchingUp: Promise<void> | undefined;
  #mustCatchUpAgain = false;
  #catchUpTimer: ReturnType<typeof setTimeout> | undefined;
  #isMarking = false;
  #renewedAt = -Infinity;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.drafts = options.drafts ?? createDraftKeeper();
    this.side = options.opened === undefined ? 'customer' : 'staff';
    const { queue, person, opened, realtime } = options;
    if (options.mergedGuest !== undefined) queue.adoptGuests(person);
    this.#outbox = new Outbox({
      queue,
      person,
      receiver: opened?.customer.id,
      send: ({ clientId, content: { images, text, ...rest }, receiver }) =>
        options.api.call('sendMessage', {
          body: {
            clientId,
            content: {
              ...rest,
              ...(text === '' ? {} : { text }),
              ...(images.length === 0 ? {} : { images: [...images] }),
            },
            ...(receiver === undefined ? {} : { receiver }),
          },
        }),
      onSent: (message) => this.#take([message]),
      onChange: (outgoing) => this.#set({ outgoing }),
    });
    this.#typing = new TypingSignal(realtime, opened === undefined ? {} : { customer: opened.customer });
    this.#state = { ...initialState, outgoing: this.#outbox.messages };
  }

  get = (): ConversationState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the conversation and follows it until the returned function is called. */
  start(): () => void {
    const { realtime } = this.#options;
    const online = () => {
      this.#outbox.resume();
      void this.#catchUp();
    };
    const ends = [
      realtime.on('CHAT', (message) => this.#isOfThisRoom(message.room._id) && this.#take([message])),
      realtime.on('READ', (data) => this.#takeRead(data)),
      realtime.on('TYPING', (data) => this.#takeTyping(data)),
      realtime.on('PRESENCE', (data) => this.#takePresence(data)),
      realtime.on('RESYNC', ({ reason }) => reason !== 'notifications' && online()),
      realtime.subscribe(() => this.#takeConnection()),
    ];
    window.addEventListener('online', online);
    this.#takeConnection();
    void this.load();
    return () => {
      ends.forEach((end) => end());
      window.removeEventListener('online', online);
      clearTimeout(this.#typingTimer);
      clearTimeout(this.#catchUpTimer);
      this.#typing.stop();
      this.#outbox.end();
    };
  }

  /**
   * Marks the conversation as visible until the returned function is called. Messages that are unread now are separated from the read ones.
   */
  enter(): () => void {
    this.#set({ unreadAfter: this.#unreadAfter() });
    if (this.#state.phase === 'failed') void this.load();
    const timer = setInterval(() => {
      if (
        this.#options.realtime.get() !== 'online' &&
        this.#state.room !== null &&
        document.visibilityState === 'visible'
      )
        void this.#catchUp();
    }, pollMs);
    return () => {
      clearInterval(timer);
      this.#typing.stop();
    };
  }

  /** Loads the latest messages, also on a retry. */
  async load(): Promise<void> {
    const { realtime } = this.#options;
    this.#set({ phase: 'loading', error: undefined });
    try {
      const { room, merged = 0 } = await this.#fetchRoom(true);
      this.#set({ room, merged: this.#state.merged + merged });
      if (room !== null) this.#take((await this.#list({ limit: pageSize })).docs);
      this.#set({ phase: 'ready' });
      this.#set({ unreadAfter: this.#unreadAfter() });
      if (room !== null && realtime.get() === 'off') realtime.begin();
      this.#outbox.start();
    } catch (cause) {
      this.#set({ phase: this.#state.messages.length > 0 ? 'ready' : 'failed', error: asApiError(cause) });
    }
  }

  /** Loads messages before the first one. After a failure the list stays unchanged, and the next scroll tries again. */
  loadEarlier = async (): Promise<void> => {
    const [first] = this.#state.messages;
    if (first === undefined || this.#state.isLoadingEarlier || !this.#state.hasEarlier) return;
    this.#set({ isLoadingEarlier: true });
    try {
      const { docs } = await this.#list({ before: first.seq, limit: pageSize });
      this.#take(docs);
      if (docs.length === 0) this.#set({ hasEarlier: false });
    } catch {
      // Fails silently, as specification §8 requires for lists of the chat.
    } finally {
      this.#set({ isLoadingEarlier: false });
    }
  };

  send = (content: OutgoingContent): void => {
    this.#typing.stop();
    this.#outbox.add(content);
  };

  sendAgain = (clientId: string): void => this.#outbox.sendAgain(clientId);
  remove = (clientId: string): void => this.#outbox.remove(clientId);

  type = (): void => this.#typing.type();

  /** Marks everything shown as read by this side. */
  markRead = async (): Promise<void> => {
    const { room, messages, phase } = this.#state;
    const last = messages.at(-1);
    if (
      phase !== 'ready' ||
      room === null ||
      last === undefined ||
      this.#isMarking ||
      !hasUnread(messages, this.side, room.readSeq[this.side])
    )
      return;
    this.#isMarking = true;
    try {
      this.#set({
        room: await this.#options.api.call('updateRoom', {
          params: { id: room._id },
          body: { isRead: true, seq: last.seq },
        }),
      });
    } catch {
      // The next message, or the next opening, tries again.
    } finally {
      this.#isMarking = false;
    }
  };

  /** Requests messages again whose pictures have URLs that are about to expire (rules/private-pictures.md). */
  renewPictures = async (): Promise<void> => {
    const outdated = this.#state.messages.filter(({ content }) =>
      content.images.some(({ signedUrl }) => !isUsable(signedUrl)),
    );
    const [first, last] = [outdated[0], outdated.at(-1)];
    if (first === undefined || last === undefined || Date.now() - this.#renewedAt < renewalMs) return;
    this.#renewedAt = Date.now();
    try {
      const { docs } = await this.#list({
        before: last.seq + 1,
        limit: Math.min(last.seq - first.seq + 1, missedPageSize),
      });
      const shown = new Set(this.#state.messages.map(({ _id }) => _id));
      this.#take(docs.filter(({ _id }) => shown.has(_id)));
    } catch {
      // The next check tries again.
    }
  };

  #set(changes: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }

  async #fetchRoom(isFirst = false): Promise<{ room: Room | null; merged?: number }> {
    const { api, opened, mergedGuest } = this.#options;
    if (opened === undefined) {
      const { room, merged } = await api.call('getMyRoom', {
        query: isFirst && mergedGuest !== undefined ? { after: mergedGuest } : {},
      });
      return { room, merged: merged?.messages ?? 0 };
    }
    const id = opened.room ?? this.#state.room?._id;
    return { room: id === undefined ? null : await api.call('getRoom', { params: { id } }) };
  }

  #list(query: { before?: number; after?: number; limit: number }) {
    const { room } = this.#state;
    return this.#options.api.call('listMessages', {
      query: { ...query, ...(room === null ? {} : { room: room._id }) },
    });
  }

  #isOfThisRoom(id: string): boolean {
    const { room } = this.#state;
    return room === null ? this.side === 'customer' : room._id === id;
  }

  /** Adds stored messages, and requests those missing before them. */
  #take(incoming: readonly Message[]): void {
    this.#add(incoming);
    if (incoming.length > 0 && (this.#state.room === null || firstGap(this.#state.messages) !== undefined))
      void this.#catchUp();
  }

  #add(incoming: readonly Message[]): void {
    const { messages: known, room, typing } = this.#state;
    const messages = mergeMessages(known, incoming);
    const hasAnswer = incoming.some(
      (message) => sideOf(message) !== this.side && !known.some(({ _id }) => _id === message._id),
    );
    this.#set({
      messages,
      hasEarlier: (messages[0]?.seq ?? 1) > 1,
      room: room && { ...room, answeredBy: lastAnswer(messages) ?? room.answeredBy },
      typing: hasAnswer ? undefined : typing,
    });
    for (const { clientId } of incoming) this.#outbox.remove(clientId);
  }

  /** Loads missed messages. A call during a request causes one more request afterwards. */
  #catchUp(): Promise<void> {
    if (this.#state.phase !== 'ready') return this.#state.phase === 'failed' ? this.load() : Promise.resolve();
    this.#mustCatchUpAgain = this.#catchingUp !== undefined;
    this.#catchingUp ??= this.#fetchMissed()
      .catch(() => {
        // The next event, or the next connection attempt, also tries again.
        clearTimeout(this.#catchUpTimer);
        this.#catchUpTimer = setTimeout(() => void this.#catchUp(), retryMs);
      })
      .finally(() => {
        this.#catchingUp = undefined;
        if (this.#mustCatchUpAgain) void this.#catchUp();
      });
    return this.#catchingUp;
  }

  async #fetchMissed(): Promise<void> {
    const { realtime } = this.#options;
    const { room } = await this.#fetchRoom();
    if (room === null) return;
    // After sign-in elsewhere, or a merge: another room, with other numbers.
    const isAnother = this.#state.room !== null && this.#state.room._id !== room._id;
    this.#set({ room, ...(isAnother ? { messages: [], hasEarlier: false } : {}) });
    if (realtime.get() === 'off') realtime.begin();
    for (
      let from = this.#lastWithoutGap(), previous = -1;
      from !== previous;
      previous = from, from = this.#lastWithoutGap()
    ) {
      const { docs, hasNextPage } = await this.#list(
        from === 0 ? { limit: pageSize } : { after: from, limit: missedPageSize },
      );
      this.#add(docs);
      if (from === 0 || !hasNextPage) return;
    }
  }

  /** Returns the last `seq` before the first gap; 0 without messages. */
  #lastWithoutGap(): number {
    const { messages } = this.#state;
    return firstGap(messages) ?? messages.at(-1)?.seq ?? 0;
  }

  #takeRead({ room: id, side, seq }: ServerEventData<'READ'>): void {
    const { room } = this.#state;
    if (room?._id === id) this.#set({ room: { ...room, readSeq: { ...room.readSeq, [side]: seq } } });
  }

  #takeTyping({ customer, side, isTyping, name }: ServerEventData<'TYPING'>): void {
    const { opened } = this.#options;
    if (side === this.side || (opened !== undefined && opened.customer.id !== customer.id)) return;
    clearTimeout(this.#typingTimer);
    this.#set({ typing: isTyping ? { name } : undefined });
    if (isTyping) this.#typingTimer = setTimeout(() => this.#set({ typing: undefined }), typingMs);
  }

  #takePresence(data: ServerEventData<'PRESENCE'>): void {
    const { opened } = this.#options;
    if ('staff' in data) {
      if (opened === undefined) this.#set({ isOtherOnline: data.staff });
    } else if (data.customer.id === opened?.customer.id) this.#set({ isOtherOnline: data.isOnline });
  }

  /** Requests the presence of the other side when a connection is established. */
  #takeConnection(): void {
    const { realtime, opened } = this.#options;
    if (realtime.get() !== 'online') return this.#set({ isOtherOnline: undefined, typing: undefined });
    this.#outbox.resume();
    void realtime.send('PRESENCE', opened === undefined ? {} : { customers: [opened.customer] }).then((reply) => {
      if (reply?.ok !== true) return;
      this.#set({
        isOtherOnline: opened === undefined ? reply.staff : reply.online.some(({ id }) => id === opened.customer.id),
      });
    });
  }

  #unreadAfter(): number | undefined {
    const { room, messages } = this.#state;
    if (room === null) return undefined;
    const first = messages.find((message) => message.seq > room.readSeq[this.side] && sideOf(message) !== this.side);
    return first && first.seq - 1;
  }
}
