import { globSync } from 'node:fs';
import path from 'node:path';
import { pactFolder } from '@gvg/testing/http-pact';
import { markVerified } from '@gvg/testing/pact-verification-marks';
import { createPactComparison } from './compare-pact.ts';
import { describeService } from './provided.ts';
import { readPacts } from './sources/missing-pacts.ts';

const pacts = readPacts(pactFolder());
const providers = [...new Set(pacts.map(({ provider }) => provider.name))].toSorted();

test.each(providers)('the contracts of %s provide everything that its consumers have recorded', async (provider) => {
  const { differences } = createPactComparison(describeService(provider));
  const found = await Promise.all(
    pacts
      .filter((pact) => pact.provider.name === provider)
      .map(async (pact) =>
        (await differences(pact)).map((difference) => ({ consumer: pact.consumer.name, ...difference })),
      ),
  );
  expect(found.flat()).toEqual([]);
});

/**
 * The nodes can only send what these schemas allow: their `send` takes the data of a packet by its type, and their own tests compare every
 * packet.
 */
test('pages have recorded the socket packets that they read, which the test above verifies', () => {
  const files = globSync(path.join(pactFolder(), 'messages/*-realtime.json'));
  expect(files.length).toBeGreaterThan(0);
  markVerified(files);
});
