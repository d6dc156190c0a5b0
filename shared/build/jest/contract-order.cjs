const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Provider specs are recognised by their verification calls, not by name. */
const isProviderSpec = (path) => /\bverify(Provider|PublishedEvents)\(/.test(readFileSync(path, 'utf8'));

/** Runs consumer specs, which write pacts, before provider specs, which verify them; each group in the order of its paths, so that runs are deterministic. */
module.exports = class ContractOrder extends Sequencer {
  sort(tests) {
    const entries = tests.map((test) => ({ test, isProvider: isProviderSpec(test.path) }));
    return entries
      .sort((a, b) => Number(a.isProvider) - Number(b.isProvider) || a.test.path.localeCompare(b.test.path))
      .map(({ test }) => test);
  }
};
