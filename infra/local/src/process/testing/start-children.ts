import { startProcess } from '../managed-process.ts';

/** A launcher for a test to kill: starts two children, one of which has its own child, and prints their pids. */
const [logFile = ''] = process.argv.slice(2);
const ignoringSigterm = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
const spawningChild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(ignoringSigterm)}]); setInterval(() => {}, 1000);`;
const children = [ignoringSigterm, spawningChild].map((script, index) =>
  startProcess({
    name: `child-${index}`,
    command: process.execPath,
    args: ['-e', script],
    env: process.env,
    logFile,
    graceMilliseconds: 300,
  }),
);
console.log(JSON.stringify(children.map(({ pid }) => pid)));
