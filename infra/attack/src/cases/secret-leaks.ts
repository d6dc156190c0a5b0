import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { AttackCase } from '../attack-case.ts';
import { expectAtMost, expectEqual } from '../expect.ts';
import { signUp, signUpVerified, tryRefresh, trySignIn } from '../people/account.ts';
import { knownSecrets } from '../people/known-secrets.ts';
import { codeInMail } from '../people/mails.ts';
import type { Site } from '../site.ts';

/** A place that must not contain secrets. */
interface Place {
  name: string;
  text: string;
}

const flushMs = 2_000;

/** Returns the logs of all processes, including those of earlier starts. */
function logs({ dataFolder }: Site): Place[] {
  const folder = path.join(dataFolder, 'logs');
  return readdirSync(folder)
    .filter((name) => /\.log(\.\d+)?$/.test(name))
    .map((name) => ({ name: `log ${name}`, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Collections that others read: outgoing events, audit records, requested and sent mails. */
const storing = /outbox|inbox|event|audit|mail|dead|notification/;

async function records({ environment }: Site): Promise<Place[]> {
  const client = await MongoClient.connect(environment['MONGODB_URI'] ?? '');
  try {
    const places: Place[] = [];
    for (const [variable, database] of Object.entries(environment)) {
      if (!variable.endsWith('_DATABASE_NAME')) continue;
      for (const { name } of await client.db(database).listCollections().toArray()) {
        if (storing.test(name))
          places.push({
            name: `${name} of ${database}`,
            text: JSON.stringify(await client.db(database).collection(name).find().toArray()),
          });
      }
    }
    return places;
  } finally {
    await client.close();
  }
}

/** Uses each kind of secret once with a new account, so that the case also works on its own. */
async function useSecrets(site: Site): Promise<void> {
  const account = await signUpVerified(site);
  await trySignIn(site, account);
  await tryRefresh(account.browser, account.refreshToken);
  await account.browser.call('PUT', `/v1/users/forgot-password?email=${encodeURIComponent(account.email)}`);
  await codeInMail(site, account.email, '/auth/reset-password');
  // Errors are the most likely to be logged.
  await account.browser.call('POST', '/v1/auth/sign-in', {
    body: { email: account.email, password: { wrong: account.password } },
  });
  await account.browser.call('PUT', '/v1/users/change-password', {
    body: { oldPassword: account.password, newPassword: account.password },
  });
  await signUp(site);
}

/** Runs last, because it searches for secrets that all attacks have used. */
export const secretLeaks: AttackCase = {
  name: 'secrets in logs, events, mails and the audit',
  async run(site) {
    await useSecrets(site);
    await pause(flushMs);
    const secrets = [...knownSecrets].filter((text) => text.length >= 16);
    const places = [...logs(site), ...(await records(site))];
    expectAtMost(
      'processes without a log',
      site.processes.filter((name) => !places.some((place) => place.name === `log ${name}.log`)).length,
      0,
    );
    const found = places.flatMap(({ name, text }) => (secrets.some((secret) => text.includes(secret)) ? [name] : []));
    expectEqual('places with a secret', found, []);
    expectAtMost('secrets that were not looked for', 8 - secrets.length, 0);
    return `${secrets.length} passwords, tokens and codes are in none of ${places.length} logs and collections`;
  },
};
