import { setTimeout as pause } from 'node:timers/promises';
import { cases } from './cases/index.ts';
import type { AttackCase } from './attack-case.ts';
import { expectEqual } from './expect.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

const usualLimitMs = 90_000;

/** Runs one case; the site's processes must be the same afterwards. */
async function attack(site: Site, { run, limitMs = usualLimitMs }: AttackCase): Promise<string> {
  const before = site.pids();
  const late = pause(limitMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`not finished within ${limitMs / 1000} s`)),
  );
  const measured = await Promise.race([run(site), late]);
  expectEqual('processes', site.pids(), before);
  return measured;
}

/** A case that cannot run has failed: nobody would see that it shows nothing. */
async function report(site: Site, one: AttackCase): Promise<boolean> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const measured = await attack(site, one);
    console.log(`✓ ${one.name} (${seconds()}): ${measured}`);
    return true;
  } catch (error) {
    console.log(`✗ ${one.name} (${seconds()}): ${(error as Error).message}`);
    return false;
  }
}

const names = process.argv.slice(2);
const selected = names.length === 0 ? cases : cases.filter(({ name }) => names.some((part) => name.includes(part)));
if (selected.length === 0)
  throw new Error(`no case has this name; there are:\n${cases.map(({ name }) => name).join('\n')}`);
const site = openSite();
let failed = 0;
for (const one of selected) if (!(await report(site, one))) failed += 1;
console.log(`\n${selected.length - failed} of ${selected.length} attacks withstood`);
process.exit(failed === 0 ? 0 : 1);
