/** One operation of a client; each call is one more. */
export type Operation = () => Promise<void>;

/** A client with its connections: as many operations at once as it has of them. */
export type LoadClient = { name: string; operations: readonly Operation[]; close(): Promise<void> };

/** `perSecond` operations, each of which cost the client itself `clientMicroseconds` of processor time. */
export type Throughput = { perSecond: number; clientMicroseconds: number };

/** Every connection busy all the time for `milliseconds`. */
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
