const { TestEnvironment } = require('jest-environment-node');
const moveClock = require('./moved-clock.cjs');

/** The environment of all specs but those of pages. */
module.exports = class NodeEnvironment extends TestEnvironment {
  #intervals = [];

  async setup() {
    await super.setup();
    moveClock(this.global);
    const { setInterval } = this.global;
    this.global.setInterval = (...options) => {
      const interval = setInterval(...options);
      this.#intervals.push(interval);
      return interval;
    };
  }

  async teardown() {
    // What a file leaves running (a logger flushes four times a second) takes time from all that follow, and keeps its modules in memory.
    for (const interval of this.#intervals) clearInterval(interval);
    await super.teardown();
  }
};
