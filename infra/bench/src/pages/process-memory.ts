const megabyte = 1024 * 1024;

/** Returns the resident memory of the process with metrics at `url`, in megabytes. */
export async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes\b[^ ]* ([\d.e+]+)$/m.exec(metrics) ?? [];
  if (bytes === undefined) throw new Error(`${url} does not report its memory`);
  return Number(bytes) / megabyte;
}
