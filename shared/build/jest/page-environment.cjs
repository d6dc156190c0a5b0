const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks; Node's own are the real thing. */
const borrowed = ['TextEncoder', 'TextDecoder', 'ReadableStream', 'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'structuredClone'];

/** jsdom as close to a page of the shop as unit tests need it: `@jest-environment @gvg/build/jest/page-environment.cjs`. */
module.exports = class PageEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of borrowed) this.global[name] = globalThis[name];
    for (const name of ['mark', 'measure', 'getEntriesByType']) this.global.performance[name] = performance[name].bind(performance);
    this.global.scrollTo = () => {};
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {
      constructor(type, { pointerType = '', ...options } = {}) {
        super(type, options);
        this.pointerType = pointerType;
      }
    };
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.setAttribute('open', '');
    };
    dialog.close ??= function close() {
      this.removeAttribute('open');
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
  }
};
