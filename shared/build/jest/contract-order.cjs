const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Specs that read pacts, mostly those of providers, are recognised by the functions that they call, not by name. */
const readsPacts = (path) =>
  /\b(verify(Provider|PublishedEvents)|readPactResponses|readPacts)\(/.test(readFileSync(path, 'utf8'));

/** Runs consumer specs, which write pacts, before those that read them. Each group is sorted by path, so that runs are deterministic. */
module.exports = class ContractOrder extends Sequencer {
  sort(tests) {
    const entries = tests.map((test) => ({ test, isReader: readsPacts(test.path) }));
    return entries
      .sort((a, b) => Number(a.isReader) - Number(b.isReader) || a.test.path.localeCompare(b.test.path))
      .map(({ test }) => test);
  }
};
