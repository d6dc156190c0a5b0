import fc from 'fast-check';
import { compare } from './compare.ts';
import { kinds } from './model/kinds.ts';
import type { Kind } from './model/kinds.ts';
import { MoneyModel } from './model/money-model.ts';
import type { Shop } from './shop/start-shop.ts';
import { compareFigures } from './recount.ts';
import { allSteps } from './steps/all-steps.ts';
import type { Picks, Step } from './steps/step.ts';

export interface RunOptions {
  sequences: number;
  seed: number;
  /** Path of a failed sequence, to run and shrink only that one. */
  path?: string | undefined;
  /** Maximum number of commands in a sequence. Further generated commands are skipped. Default: `leastCommands`. */
  mostCommands?: number | undefined;
}

export interface Run {
  seed: number;
  /** Number of sequences with at least `leastCommands` executed commands. */
  sequences: number;
  commands: number;
  counts: Map<Kind, number>;
  failure?: Failure;
}

/** The smallest failing sequence, as shrunk by fast-check. */
export interface Failure {
  /** Path of the sequence before shrinking. */
  path: string;
  /** True if it failed a second time. */
  isRepeatable: boolean;
  commands: readonly string[];
  error: string;
}

/** Number of executed commands from which a sequence counts. A command skipped by a precondition is not counted. */
export const leastCommands = 30;
/** Number of generated commands, so high that skipped ones hardly ever make a sequence too short. */
const generated = { least: 700, most: 730 } as const;

const pieces = 1_000;
const pricePerKg = 100_000;
const depositShares = [100, 50] as const;

/** A running sequence. */
interface Sequence {
  shop: Shop;
  done: { kind: Kind; text: string }[];
}

class Command implements fc.AsyncCommand<MoneyModel, Sequence> {
  readonly #step: Step;
  readonly #picks: Picks;

  constructor(step: Step, picks: Picks) {
    this.#step = step;
    this.#picks = picks;
  }

  check(model: Readonly<MoneyModel>): boolean {
    return model.commands < model.mostCommands && this.#step.choose(model as MoneyModel, this.#picks) !== undefined;
  }

  async run(model: MoneyModel, { shop, done }: Sequence): Promise<void> {
    const action = this.#step.choose(model, this.#picks);
    if (action === undefined) return;
    done.push({ kind: this.#step.kind, text: action.text });
    await action.run(shop);
    await compare(model, shop);
    model.commands += 1;
  }

  toString(): string {
    return `${this.#step.kind} (${this.#picks.join(', ')})`;
  }
}

const number = fc.nat({ max: 99 });

const commandsOf = (steps: readonly Step[]) =>
  steps.flatMap((step) =>
    Array.from({ length: step.weight ?? 1 }, () =>
      fc.tuple(number, number, number, number).map((picks) => new Command(step, picks)),
    ),
  );

async function startSequence(shop: Shop, depositShare: number, mostCommands: number): Promise<MoneyModel> {
  await shop.clear();
  const offers = [
    { price: 100_000, weightGrams: 500, type: 'NORMAL' },
    { price: 60_000, weightGrams: 700, type: 'MUST_BE_PACKAGED' },
  ] as const;
  const [cost, , ...ids] = await Promise.all([
    shop.newRate(pricePerKg),
    shop.setDepositShare(depositShare),
    ...offers.map((offer) => shop.newProduct({ ...offer, stock: pieces })),
  ]);
  const products = offers.map(({ price, weightGrams: grams, type }, index) => ({
    id: ids[index] as string,
    price,
    grams,
    isPackaged: type === 'MUST_BE_PACKAGED',
    pieces,
  }));
  const model = new MoneyModel({
    mostCommands,
    depositShare,
    products,
    pricePerKg,
    cost,
    now: () => shop.clock.now().getTime(),
  });
  for (let count = 0; count < 2; count += 1) model.addCustomer(await shop.newCustomer());
  return model;
}

/** Runs random sequences against the shop, each on its own data, and compares the shop with the model after each command. */
export async function runSequences(shop: Shop, options: RunOptions): Promise<Run> {
  const { sequences, seed, path, mostCommands = leastCommands } = options;
  const run: Run = { seed, sequences: 0, commands: 0, counts: new Map(kinds.map((kind) => [kind, 0])) };
  let isShrinking = path !== undefined;
  let isRepeatable = true;
  let failed: string[] = [];
  const maxCommands = generated.most;
  const commands = fc.commands(commandsOf(allSteps), { maxCommands, size: 'max', disableReplayLog: true });

  const property = fc.asyncProperty(fc.constantFrom(...depositShares), commands, async (depositShare, chosen) => {
    if (!isRepeatable) return;
    // fast-check has no minimum length. A sequence that is being shrunk may be shorter.
    fc.pre(isShrinking || [...chosen].length >= generated.least);
    const attempt = async (): Promise<void> => {
      const sequence: Sequence = { shop, done: [] };
      done = sequence.done;
      const model = await startSequence(shop, depositShare, mostCommands);
      await fc.asyncModelRun(() => ({ model, real: sequence }), chosen);
      await compareFigures(shop);
    };
    let done: Sequence['done'] = [];
    try {
      await attempt();
    } catch (error) {
      failed = [`the deposit is ${depositShare} %`, ...done.map(({ text }) => text)];
      // A sequence that does not fail again cannot be shrunk.
      if (!isShrinking)
        isRepeatable = await attempt().then(
          () => false,
          () => true,
        );
      isShrinking = true;
      throw error;
    }
    if (isShrinking) return;
    if (done.length >= leastCommands) run.sequences += 1;
    run.commands += done.length;
    for (const { kind } of done) run.counts.set(kind, (run.counts.get(kind) ?? 0) + 1);
  });

  const details = await fc.check(property, {
    numRuns: path === undefined ? sequences : 1,
    seed,
    maxSkipsPerRun: 1_000,
    ...(path !== undefined && { path }),
  });
  if (!details.failed) return run;
  const error =
    details.errorInstance instanceof Error
      ? (details.errorInstance.stack ?? details.errorInstance.message)
      : String(details.errorInstance);
  return {
    ...run,
    failure: {
      path: details.counterexamplePath?.split(':', 1)[0] ?? '',
      isRepeatable,
      commands: failed,
      error,
    },
  };
}
