import type { RealtimeStore } from '@gvg/contracts/composition/shell-api';
import type { ClientEventData } from '@gvg/contracts/realtime/socket-events';

/** Without a further event the other side stops showing it after 6 s (contracts: socket-events). */
const repeatMs = 3_000;
const idleMs = 5_000;

/** Announces that this side is writing, at most every 3 s, and that it has stopped. */
export class TypingSignal {
  readonly #realtime: Pick<RealtimeStore, 'send'>;
  readonly #target: Pick<ClientEventData<'TYPING'>, 'customer'>;
  #sentAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(realtime: Pick<RealtimeStore, 'send'>, target: Pick<ClientEventData<'TYPING'>, 'customer'>) {
    this.#realtime = realtime;
    this.#target = target;
  }

  type(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), idleMs);
    if (this.#sentAt !== undefined && Date.now() - this.#sentAt < repeatMs) return;
    this.#sentAt = Date.now();
    void this.#realtime.send('TYPING', { ...this.#target, isTyping: true });
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#sentAt === undefined) return;
    this.#sentAt = undefined;
    void this.#realtime.send('TYPING', { ...this.#target, isTyping: false });
  }
}
