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

/** An observable value in the shape of React's useSyncExternalStore. */
export interface ReadableStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** Duration of a toast: success and error 2 s, info and message 5 s, others 4 s (rules/routes-and-storage.md). */
export type ToastKind = 'success' | 'error' | 'info' | 'message' | 'plain';

/** A button in a toast, such as undo. The toast closes with it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export type Toast = {
  action?: ToastAction;
  /** Shown before `action`, such as a link to the subject of the toast. */
  otherAction?: ToastAction;
  /** Overrides the duration of the kind if that is too short, such as for undo (decisions, "Undo"). */
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

/** The country to ship to, one choice for the whole shop (rules/destination.md), as ISO 3166-1 alpha-2 code. Undefined while unknown. */
export interface DestinationStore extends ReadableStore<string | undefined> {
  /** Lowest price per kilogram in VND by country code; empty if the rates are not available. */
  readonly prices: Readonly<Record<string, number>>;
  /** Chooses a country for this page and other tabs, and stores it in the browser. Ignores a country that the shop does not ship to. */
  choose(country: string): void;
  /** Opens the list of countries. Calls `onChosen` after a choice. */
  openChooser(onChosen?: (country: string) => void): void;
}

/** The signed-in person, for header and pages. */
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

/** `starting` until a stored session is confirmed or discarded. A server-rendered page shows that state. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'guest' }
  | {
      status: 'user';
      user: SignedInUser;
      /** Id of the event that moves the guest's data to the user, if the person signed in on this page (rules/accounts.md). */
      mergedGuest?: string;
    };

export type SignInMode = 'login' | 'register' | 'forgot';

/** The session of this browser, shared by its tabs. */
export interface SessionStore extends ReadableStore<SessionState> {
  /** Opens the authentication modal. Resolves with true after a sign-in, with false if the modal was closed. */
  signIn(mode?: SignInMode): Promise<boolean>;
  /** Asks for password, code or Google again (CONFIRMATION_REQUIRED). Resolves with true once confirmed. */
  confirmIdentity(): Promise<boolean>;
  /** Ends the session in all tabs. */
  signOut(): Promise<void>;
  /** Reloads the own account and updates it everywhere (name, picture …). */
  reload(): Promise<void>;
}

/** `off` for a guest without a conversation, `waiting` while a lost connection is retried. */
export type RealtimeState = 'off' | 'connecting' | 'online' | 'waiting';

/** The page's single connection to the realtime nodes, shared by shell and remotes. Opens for users, and for guests with a conversation. */
export interface RealtimeStore extends ReadableStore<RealtimeState> {
  /**
   * Calls the listener for each event of this name, checked against its contract, until the returned function is called. RESYNC is also
   * emitted after each reconnection.
   */
  on<Name extends ServerEventName>(event: Name, listener: (data: ServerEventData<Name>) => void): () => void;
  /** Sends an event and resolves with the reply, or undefined without a connection or a reply within 5 s. */
  send<Name extends ClientEventName>(
    event: Name,
    data: ClientEventData<Name>,
  ): Promise<ClientEventReply<Name> | undefined>;
  /** Opens the connection for a guest who now has a conversation, also on the next pages of this browser. */
  begin(): void;
}

/** Initial content of the chat's input, such as a question about an order. */
export interface ChatDraft {
  text?: string;
  link?: string;
  card?: ChatCard;
}

/** API of the shell for remotes, on `window.__GVG_SHELL_V1__`. Additive changes only; a breaking change adds a V2 next to it. */
export interface ShellApiV1 {
  locale: Locale;
  /** PRODUCTION, DEVELOPMENT or STAGING: the prefix of browser storage keys (rules/routes-and-storage.md). */
  environment: string;
  /** Navigates on the client to a path of this site, with or without language prefix. */
  navigate(path: string): void;
  toast(toast: Toast): void;
  /** Shows the global error modal with home and close. An unusable session offers a reload instead. */
  showError(code: ErrorCode, title?: string): void;
  /** Opens the image viewer. */
  showImages(images: { url: string; alt: string }[], startAt?: number): void;
  colorScheme: ReadableStore<'light' | 'dark'>;
  destination: DestinationStore;
  session: SessionStore;
  realtime: RealtimeStore;
  openChat(draft?: ChatDraft): void;
  /** Opens or closes the panel of notifications below the header slot `bell`. */
  toggleNotifications(): void;
}

declare global {
  interface Window {
    __GVG_SHELL_V1__?: ShellApiV1;
  }
}
