import { styleText } from 'node:util';

/** Step of a command, shown while it runs. */
export type Step = {
  detail(text: string): void;
  done(text: string): void;
  failed(text: string): void;
};

export type StepResult = { name: string; detail: string; seconds: number; failed: boolean };

type State = { name: string; detail: string; startedAt: number; endedAt?: number; failed: boolean };

/** Wide enough for the longest step name and two spaces. */
const nameWidth = 18;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Progress by step: live-updated lines on a terminal, one plain line per change elsewhere. */
export class ProgressBoard {
  readonly #steps: State[] = [];
  readonly #out: NodeJS.WriteStream;
  readonly #live: boolean;
  #renderedLines = 0;
  #frame = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
    this.#live = out.isTTY && process.env.TERM !== 'dumb';
  }

  step(name: string, detail = ''): Step {
    const state: State = { name, detail, startedAt: performance.now(), failed: false };
    this.#steps.push(state);
    if (this.#live && this.#timer === undefined) {
      this.#timer = setInterval(() => this.#redraw(), 100);
      this.#timer.unref();
    } else if (!this.#live) this.#writeLine(state);
    const end = (text: string, failed: boolean): void => {
      Object.assign(state, { detail: text, endedAt: performance.now(), failed });
      if (!this.#live) this.#writeLine(state);
    };
    return {
      detail: (text) => {
        if (state.detail === text || state.endedAt !== undefined) return;
        state.detail = text;
        if (!this.#live) this.#writeLine(state);
      },
      done: (text) => end(text, false),
      failed: (text) => end(text, true),
    };
  }

  /** Prints a line above the live-updated ones. */
  log(text: string): void {
    if (!this.#live) {
      this.#out.write(`${text}\n`);
      return;
    }
    this.#erase();
    this.#out.write(`${text}\n`);
    if (this.#timer !== undefined) this.#redraw();
  }

  /** Stops the live updates and leaves the last rendering. */
  close(): StepResult[] {
    clearInterval(this.#timer);
    if (this.#live && this.#timer !== undefined) this.#redraw();
    this.#timer = undefined;
    this.#renderedLines = 0;
    return this.#steps.map(({ name, detail, startedAt, endedAt, failed }) => ({
      name,
      detail,
      seconds: ((endedAt ?? performance.now()) - startedAt) / 1000,
      failed,
    }));
  }

  #redraw(): void {
    this.#frame += 1;
    this.#erase();
    const width = this.#out.columns || 80;
    const lines = this.#steps.map((state) => this.#formatStep(state, width));
    this.#out.write(lines.map((line) => `${line}\n`).join(''));
    this.#renderedLines = lines.length;
  }

  #erase(): void {
    if (this.#renderedLines > 0) this.#out.write(`\u001b[${this.#renderedLines}A\u001b[0J`);
    this.#renderedLines = 0;
  }

  #formatStep(state: State, width: number): string {
    const mark =
      state.endedAt === undefined
        ? styleText('cyan', frames[this.#frame % frames.length] ?? '')
        : state.failed
          ? styleText('red', '✗')
          : styleText('green', '✓');
    const seconds = secondsOf(state).padStart(8);
    return `${mark} ${state.name.padEnd(nameWidth)}${styleText('dim', seconds)}  ${state.detail.slice(0, Math.max(0, width - nameWidth - 14))}`;
  }

  #writeLine(state: State): void {
    const mark = state.endedAt === undefined ? '…' : state.failed ? '✗' : '✓';
    const seconds = state.endedAt === undefined ? '' : `  ${secondsOf(state)}`;
    this.#out.write(`${mark} ${state.name.padEnd(nameWidth)}${state.detail}${seconds}\n`);
  }
}

function secondsOf({ startedAt, endedAt }: State): string {
  return `${(((endedAt ?? performance.now()) - startedAt) / 1000).toFixed(1)} s`;
}
