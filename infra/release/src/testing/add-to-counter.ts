/**
 * A writer in its own process: `node add-to-counter.ts <folder> <key> <times>` adds one to a number in a folder store, retries when
 * refused, and prints how often it was refused.
 */
import { FolderStore } from '../store/folder-store.ts';
import { StoreConflict } from '../store/release-store.ts';

const [folder, key, times] = process.argv.slice(2) as [string, string, string];
const store = new FolderStore(folder);
let refused = 0;
for (let done = 0; done < Number(times);) {
  const current = await store.read(key);
  if (current === undefined) throw new Error(`${key} is missing`);
  try {
    await store.replace(key, Buffer.from(String(Number(current.bytes.toString()) + 1)), current.etag);
    done += 1;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    refused += 1;
  }
}
console.log(refused);
