import { readFileSync } from 'node:fs';

const readsPerSecond = 50;
const mebibyte = 1024 * 1024;

/** Simulates shoppers who open products and lists at a pace independent of responses. */
export function shopperReads(origin: string, productIds: readonly string[]) {
  let times: number[] = [];
  let count = 0;
  const open = new Set<Promise<void>>();
  const send = async () => {
    count += 1;
    const product = productIds[(count * 7) % productIds.length] as string;
    const target = count % 5 === 0 ? `/v1/products?page=${(count % 40) + 1}` : `/v1/products/${product}`;
    const begin = performance.now();
    const response = await fetch(origin + target);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
  };
  const pacing = setInterval(() => {
    const sent = send().finally(() => open.delete(sent));
    open.add(sent);
  }, 1_000 / readsPerSecond);
  return {
    /** Returns the times since the last call, in milliseconds. */
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      clearInterval(pacing);
      await Promise.all(open);
    },
  };
}

/** Measures the peak resident size of a process from now on, in MiB above its current size. */
export function watchMemory(pid: number) {
  const idle = residentBytes(pid);
  let height = idle;
  const watching = setInterval(() => (height = Math.max(height, residentBytes(pid))), 100);
  const overIdle = () => Math.round((height - idle) / mebibyte);
  return {
    idle: Math.round(idle / mebibyte),
    overIdle,
    stop() {
      clearInterval(watching);
      return overIdle();
    },
  };
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
