import type { Locale } from '../values/locale.ts';
import type { Role } from '../definitions/caller.ts';
import type { ChatCard } from '../chat/http/message-schema.ts';
import type { ErrorCode } from '../errors.ts';
import type {
  ClientEventData,
  ClientEventName,
  ClientEventReply,
  ServerEventData,
  ServerEventName,
} from '../realtime/socket-events.ts';

/** An observable value in the shape that React's useSyncExternalStore expects. */
export interface ReadableStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** Success and error close after 2 s, info and message after 5 s, anything else after 4 s (rules/routes-and-storage.md). */
export type ToastKind = 'success' | 'error' | 'info' | 'message' | 'plain';

/** A button in a toast, e.g. to take back what it announces; the toast closes with it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export type Toast = {
  action?: ToastAction;
  /** Stands before `action`, e.g. the way to what the toast announces. */
  otherAction?: ToastAction;
  /** Until it closes, where the time of its kind is too short, e.g. to take back what staff has done (decisions, "Undo"). */
  durationMs?: number;
} & ToastText;

type ToastText =
  | {
      kind: 'error';
      /** Default: 'failed' in the page's language (specification §8). */
      title?: string;
      /** Default: the text of GENERAL_ERROR (specification §8). */
      text?: string;
    }
  | { kind: Exclude<ToastKind, 'error'>; title?: string; text: string };

/** The country to send to, one choice for the whole shop (rules/destination.md): its ISO 3166-1 alpha-2 code, undefined while it is unknown. */
export interface DestinationStore extends ReadableStore<string | undefined> {
  /** Lowest price per kilogram in VND by code of each country that is sent to; empty when the rates are not available. */
  readonly prices: Readonly<Record<string, number>>;
  /** Chooses a country for this page and other tabs, and keeps it in the browser. A country that is not sent to is ignored. */
  choose(country: string): void;
  /** Opens the list of countries; `onChosen` is called after one was chosen there. */
  openChooser(onChosen?: (country: string) => void): void;
}

/** The signed-in person as header and pages show them. */
export interface SignedInUser {
  id: string;
  displayName: string;
  /** URL of the picture, null without one. */
  avatar: string | null;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  roles: Role[];
}

/** `starting` until a stored session is confirmed or given up; a server-rendered page shows that state. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'guest' }
  | {
      status: 'user';
      user: SignedInUser;
      /** Id of the event by which what the guest had moves to the user, if the person signed in on this page (rules/accounts.md). */
      mergedGuest?: string;
    };

export type SignInMode = 'login' | 'register' | 'forgot';

/** The session of this browser, the same in all of its tabs. */
export interface SessionStore extends ReadableStore<SessionState> {
  /** Opens the authentication modal; resolves with true once somebody has signed in, with false when it was closed. */
  signIn(mode?: SignInMode): Promise<boolean>;
  /** Asks for password, code or Google again (CONFIRMATION_REQUIRED); resolves with true once confirmed. */
  confirmIdentity(): Promise<boolean>;
  /** Ends the session here and in all tabs. */
  signOut(): Promise<void>;
  /** Shows changes of the own account (name, picture …) everywhere. */
  reload(): Promise<void>;
}

/** `off` for a guest without a conversation, `waiting` while the connection is lost and tried again. */
export type RealtimeState = 'off' | 'connecting' | 'online' | 'waiting';

/** The page's one connection to the realtime nodes, shared by shell and remotes. It opens for users, and for guests who have a conversation. */
export interface RealtimeStore extends ReadableStore<RealtimeState> {
  /** Calls the listener for each event of this name, checked against its contract, until the returned function is called. RESYNC also comes after each reconnection. */
  on<Name extends ServerEventName>(event: Name, listener: (data: ServerEventData<Name>) => void): () => void;
  /** Sends an event and resolves with the reply; undefined when there is no connection, or no reply within 5 s. */
  send<Name extends ClientEventName>(
    event: Name,
    data: ClientEventData<Name>,
  ): Promise<ClientEventReply<Name> | undefined>;
  /** The guest has a conversation now: opens the connection, also on the next pages of this browser. */
  begin(): void;
}

/** What the chat's input starts with, e.g. a question about an order. */
export interface ChatDraft {
  text?: string;
  link?: string;
  card?: ChatCard;
}

/** API of the shell for remotes, on `window.__GVG_SHELL_V1__`. Additive changes only; a breaking change adds a V2 beside it. */
export interface ShellApiV1 {
  locale: Locale;
  /** PRODUCTION, DEVELOPMENT or STAGING: what the keys of browser storage begin with (rules/routes-and-storage.md). */
  environment: string;
  /** Client-side navigation to a path of this site, with or without language prefix. */
  navigate(path: string): void;
  toast(toast: Toast): void;
  /** Global error modal: home and close; an unusable session offers a reload instead. */
  showError(code: ErrorCode, title?: string): void;
  /** Image viewer modal. */
  showImages(images: { url: string; alt: string }[], startAt?: number): void;
  colorScheme: ReadableStore<'light' | 'dark'>;
  destination: DestinationStore;
  session: SessionStore;
  realtime: RealtimeStore;
  /** Opens the support chat. */
  openChat(draft?: ChatDraft): void;
  /** Opens the panel of notifications below the element of the header slot `bell`, or closes it. */
  toggleNotifications(): void;
}

declare global {
  interface Window {
    __GVG_SHELL_V1__?: ShellApiV1;
  }
}
