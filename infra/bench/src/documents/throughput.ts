/** One operation of a client; each call is one more. */
export type Operation = () => Promise<void>;

/** A client with its connections: as many operations at once as it has of them. */
export type LoadClient = { name: string; connections: number; operations: readonly Operation[]; close(): Promise<void> };

/** Operations a second over `milliseconds`, every connection busy all the time. */
export async function operationsPerSecond({ operations }: LoadClient, milliseconds: number): Promise<number> {
  let count = 0;
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    operations.map(async (operation) => {
      while (performance.now() < end) {
        await operation();
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - begin);
}

/** Each operation’s time in milliseconds, one after the other; the first ones, which warm things up, are left out. */
export async function latencies(operation: (turn: number) => Promise<unknown>, count: number): Promise<number[]> {
  const warmUps = Math.ceil(count / 5);
  const times: number[] = [];
  for (let turn = -warmUps; turn < count; turn += 1) {
    const begin = performance.now();
    await operation(turn + warmUps);
    if (turn >= 0) times.push(performance.now() - begin);
  }
  return times;
}
