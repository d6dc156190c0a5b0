const { TestEnvironment } = require('jest-environment-node');
const moveClock = require('./moved-clock.cjs');

/** The environment of all specs except those of pages. */
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
    // Clears what a file leaves running (a logger flushes four times a second), which would slow down all later files and keep its modules
    // in memory.
    for (const interval of this.#intervals) clearInterval(interval);
    await super.teardown();
  }
};
