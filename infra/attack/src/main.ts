import { setTimeout as pause } from 'node:timers/promises';
import { groups, loneCases } from './cases/index.ts';
import type { AttackCase } from './attack-case.ts';
import { expectEqual } from './expect.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

const usualLimitMs = 90_000;

/** Runs one case and expects the site's processes to be the same afterwards. */
async function attack(site: Site, { run, limitMs = usualLimitMs }: AttackCase): Promise<string> {
  const before = site.pids();
  const late = pause(limitMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`not finished within ${limitMs / 1000} s`)),
  );
  const measured = await Promise.race([run(site), late]);
  expectEqual('processes', site.pids(), before);
  return measured;
}

/** Runs a case and prints its outcome. A case that cannot run fails: a skipped one would look like a passed one. */
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

/** Returns the number of failed cases. */
async function failuresOf(site: Site, cases: readonly AttackCase[]): Promise<number> {
  let failed = 0;
  for (const one of cases) if (!(await report(site, one))) failed += 1;
  return failed;
}

const names = process.argv.slice(2);
const select = (cases: readonly AttackCase[]): readonly AttackCase[] =>
  names.length === 0 ? cases : cases.filter(({ name }) => names.some((part) => name.includes(part)));
const all = [...groups.flat(), ...loneCases];
const count = select(all).length;
if (count === 0) throw new Error(`no case has this name; there are:\n${all.map(({ name }) => name).join('\n')}`);
const site = openSite();
const failures = await Promise.all(groups.map((cases) => failuresOf(site, select(cases))));
const failed = [...failures, await failuresOf(site, select(loneCases))].reduce((sum, each) => sum + each, 0);
console.log(`\n${count - failed} of ${count} attacks withstood`);
process.exit(failed === 0 ? 0 : 1);
