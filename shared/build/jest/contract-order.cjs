const { readFileSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** A provider's test is one that verifies, whatever its name. */
const verifies = (path) => /\bverify(Provider|Telling)\(/.test(readFileSync(path, 'utf8'));

/** Consumers write their pacts first, providers then answer for them; in each group by path, so that every run goes the same way. */
module.exports = class ContractOrder extends Sequencer {
  sort(tests) {
    const places = tests.map((test) => ({ test, provider: verifies(test.path) }));
    return places.sort((a, b) => Number(a.provider) - Number(b.provider) || a.test.path.localeCompare(b.test.path)).map(({ test }) => test);
  }
};
