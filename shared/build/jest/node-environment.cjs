const { TestEnvironment } = require('jest-environment-node');
const moveClock = require('./moved-clock.cjs');

/** The environment of all specs but those of pages. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    moveClock(this.global);
  }
};
