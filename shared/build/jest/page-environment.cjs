require('./computed-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const moveClock = require('./moved-clock.cjs');

/** Browser APIs that jsdom lacks, provided by Node. */
const nodeGlobals = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/** jsdom with the browser APIs that unit tests of pages need: `@jest-environment @gvg/build/jest/page-environment.cjs`. */
module.exports = class PageEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    moveClock(this.global);
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    for (const name of ['mark', 'measure', 'getEntriesByType'])
      this.global.performance[name] = performance[name].bind(performance);
    this.global.scrollTo = () => {};
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {
      constructor(type, { pointerType = '', ...options } = {}) {
        super(type, options);
        this.pointerType = pointerType;
      }
    };
    // jsdom has no layout, so nothing is ever observed to change size or visibility.
    class NoObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    this.global.IntersectionObserver ??= class IntersectionObserver extends NoObserver {};
    this.global.ResizeObserver ??= class ResizeObserver extends NoObserver {};
    this.global.DOMMatrixReadOnly ??= class DOMMatrixReadOnly {
      m42 = 0;
    };
    this.global.Document.prototype.elementsFromPoint ??= () => [];
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
