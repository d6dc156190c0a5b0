/**
 * A layer above the page, such as a dialog. Each layer has a history entry, so that the browser's back button removes the topmost one. Its
 * entry differs from that of its page only by the number of layers in its state, so routers see no navigation.
 */
export interface HistoryLayer {
  /** Called on back. False keeps the layer, which gets its entry again. */
  onBack: () => boolean;
}

let layers: readonly HistoryLayer[] = [];
let isStarted = false;
let isScheduled = false;
/** `history.go` takes effect later. Until then the state is that of the entry being left. */
let isLeaving = false;
/** Navigations that wait until the entry has been left. */
let waiting: readonly (() => void)[] = [];

const layersOf = (state: unknown) => (state as { layers?: number } | null)?.layers ?? 0;
const withLayers = (state: unknown, amount: number) => ({ ...(state as object | null), layers: amount });

/** Adds entries or goes back over them until there is one for each layer. */
function settle(): void {
  isScheduled = false;
  if (isLeaving) return;
  const amount = layersOf(history.state);
  if (amount > layers.length) {
    isLeaving = true;
    history.go(layers.length - amount);
  }
  for (let next = amount + 1; next <= layers.length; next += 1) {
    // Not the patched method, because this is no navigation.
    History.prototype.pushState.call(history, withLayers(history.state, next), '');
  }
}

/** Later, because a layer is often replaced by another one, or by a page, in the same task. */
function settleLater(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(settle);
}

/** Waiting navigations continue after the routers have seen the page's location. */
function endLeaving(): void {
  isLeaving = false;
  for (const navigate of waiting) setTimeout(navigate);
  waiting = [];
}

function onPopState(event: PopStateEvent): void {
  // single-spa announces the navigations of one router to the others as its own events.
  if ('singleSpa' in event) return;
  if (isLeaving) endLeaving();
  else while (layers.length > layersOf(history.state) && layers.at(-1)?.onBack() === true) layers = layers.slice(0, -1);
  settleLater();
}

/** A page opened from a layer replaces its entry, so that back leads to the page below. An unchanged address keeps the entry. */
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

/**
 * Navigates now, or once the page has gone back over the entry of a layer that has just closed: going back later would undo the navigation.
 */
export function navigateAfterLayers(navigate: () => void): void {
  if (isLeaving) waiting = [...waiting, navigate];
  else navigate();
}

/** Goes back over the entries of layers that a reload has closed. */
export function leaveClosedLayers(): void {
  if (layersOf(history.state) === 0) return;
  start();
  settleLater();
}

/** Adds a layer above the page. Returns a function that removes it. */
export function addHistoryLayer(layer: HistoryLayer): () => void {
  start();
  layers = [...layers, layer];
  settleLater();
  return () => {
    layers = layers.filter((other) => other !== layer);
    settleLater();
  };
}
