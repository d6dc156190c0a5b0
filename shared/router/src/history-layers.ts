/**
 * What lies above the page, such as a dialog. Each layer has a history entry, so that the browser's back button removes the topmost one. Such an entry differs
 * from that of its page only in the number of layers in its state: routers see no navigation.
 */
export interface HistoryLayer {
  /** Called on back. False keeps the layer: it gets its entry again. */
  onBack: () => boolean;
}

let layers: readonly HistoryLayer[] = [];
let isStarted = false;
let isScheduled = false;
/** `history.go` takes effect later; until then the state is that of an entry which is being left. */
let isLeaving = false;
/** Navigations that wait until the entry has been left. */
let waiting: readonly (() => void)[] = [];

const layersOf = (state: unknown) => (state as { layers?: number } | null)?.layers ?? 0;
const withLayers = (state: unknown, amount: number) => ({ ...(state as object | null), layers: amount });

/** Adds or leaves entries until there is one for each layer. */
function settle(): void {
  isScheduled = false;
  if (isLeaving) return;
  const amount = layersOf(history.state);
  if (amount > layers.length) {
    isLeaving = true;
    history.go(layers.length - amount);
  }
  for (let next = amount + 1; next <= layers.length; next += 1) {
    // Not the patched method: there is no navigation.
    History.prototype.pushState.call(history, withLayers(history.state, next), '');
  }
}

/** Later, because a layer often makes way for another one, or for a page, in the same task. */
function settleLater(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle);
}

/** What waited goes on once the routers have seen where the page is. */
function endLeaving(): void {
  isLeaving = false;
  for (const navigate of waiting) setTimeout(navigate);
  waiting = [];
}

function onPopState(event: PopStateEvent): void {
  // single-spa announces the navigations of one router to the others as events of its own.
  if ('singleSpa' in event) return;
  if (isLeaving) endLeaving();
  else while (layers.length > layersOf(history.state) && layers.at(-1)?.onBack() === true) layers = layers.slice(0, -1);
  settleLater();
}

/** A page that is opened from a layer takes its entry, so that back leads to the page below; an unchanged address keeps the entry. */
function replaceEntriesOfLayers(): void {
  const { pushState, replaceState } = history;
  const replace: History['replaceState'] = (state, unused, url) => {
    const amount = layersOf(history.state);
    const isSameAddress = url === undefined || url === null || new URL(url, location.href).href === location.href;
    replaceState.call(history, amount > 0 && isSameAddress ? withLayers(state, amount) : state, unused, url);
    settleLater();
  };
  history.replaceState = replace;
  history.pushState = (state, unused, url) => {
    if (layersOf(history.state) > 0) replace(state, unused, url);
    else pushState.call(history, state, unused, url);
  };
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  replaceEntriesOfLayers();
  addEventListener('popstate', onPopState);
}

/** Navigates now, or once the entry of a layer that has just closed is left: leaving it later would take the page back. */
export function navigateAfterLayers(navigate: () => void): void {
  if (isLeaving) waiting = [...waiting, navigate];
  else navigate();
}

/** Leaves the entries of layers that a reload has closed. */
export function leaveClosedLayers(): void {
  if (layersOf(history.state) === 0) return;
  start();
  settleLater();
}

/** Puts a layer above the page; returns a function that removes it. */
export function addHistoryLayer(layer: HistoryLayer): () => void {
  start();
  layers = [...layers, layer];
  settleLater();
  return () => {
    layers = layers.filter((other) => other !== layer);
    settleLater();
  };
}
