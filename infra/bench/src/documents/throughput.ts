/** An operation of a client. */
export type Operation = () => Promise<void>;

/** A client with one concurrent operation per connection. */
export type LoadClient = { name: string; operations: readonly Operation[]; close(): Promise<void> };

/** Operations per second, and the client's own CPU time per operation. */
export type Throughput = { perSecond: number; clientMicroseconds: number };

/** Measures a client with saturated connections for `milliseconds`. */
export async function throughputOf({ operations }: LoadClient, milliseconds: number): Promise<Throughput> {
  let count = 0;
  const usage = process.cpuUsage();
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
  const { user, system } = process.cpuUsage(usage);
  return { perSecond: (count * 1000) / (performance.now() - begin), clientMicroseconds: (user + system) / count };
}
