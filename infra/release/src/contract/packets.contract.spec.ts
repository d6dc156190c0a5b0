import { globSync } from 'node:fs';
import path from 'node:path';
import { pactFolder } from '@gvg/testing/http-pact';
import { markVerified } from '@gvg/testing/pact-verification-marks';
import { createPactComparison } from './compare-pact.ts';
import { describeService } from './provided.ts';
import { readPacts } from './sources/missing-pacts.ts';

/** The nodes can send nothing else than these schemas say: their `send` takes the data of a packet by its type, and their own tests compare every packet. */
test('the nodes of the sockets send what pages read', async () => {
  const { differences } = createPactComparison(describeService('realtime'));
  const pacts = readPacts(pactFolder()).filter(({ provider }) => provider.name === 'realtime');
  expect(pacts.length).toBeGreaterThan(0);
  for (const pact of pacts) expect(await differences(pact)).toEqual([]);
  markVerified(globSync(path.join(pactFolder(), 'messages/*-realtime.json')));
});
