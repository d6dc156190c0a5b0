/**
 * `GVG_TEST_NOW=2028-02-29T09:00:00+07:00 npm run test:unit`: the clock of each spec file starts at that moment and continues from there.
 * Processes that specs start, and files that they write, have the true time.
 */
const moment = process.env.GVG_TEST_NOW && Date.parse(process.env.GVG_TEST_NOW);
if (Number.isNaN(moment)) throw new Error(`GVG_TEST_NOW is no moment: ${process.env.GVG_TEST_NOW}`);

const trueNow = Date.now;
let offset = 0;

function movedDate(NativeDate) {
  const now = () => trueNow() + offset;
  NativeDate.now = now;
  const moved = new Proxy(NativeDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: (target) => new target(now()).toString(),
  });
  NativeDate.prototype.constructor = moved;
  return moved;
}

/** Moves the moment at which a page was opened. Node's own object is the same in every spec file of a process. */
function moveOrigin(performance) {
  delete performance.timeOrigin;
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset, configurable: true });
}

// Fake timers start at the time of the environment's own realm.
if (moment) globalThis.Date = movedDate(Date);

/** Moves the clock of a spec file's realm if GVG_TEST_NOW is set. */
module.exports = function moveClock(global) {
  if (!moment) return;
  offset = moment - trueNow();
  global.Date = movedDate(global.Date);
  moveOrigin(global.performance);
};
