/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { turns } from '@gvg/testing/turns';
import { addHistoryLayer, leaveClosedLayers, navigateAfterLayers } from './history-layers.ts';

const layersInState = () => (history.state as { layers?: number } | null)?.layers ?? 0;
/** A traversal and its consequences each take a turn of the event loop. */
const settled = () => turns();
const back = async () => {
  history.back();
  await settled();
};

/** A separate page for each test, because entries of a document cannot be removed. */
let pageNumber = 0;
beforeEach(async () => {
  await settled();
  pageNumber += 1;
  history.pushState({ key: `page-${pageNumber}` }, '', `/page-${pageNumber}`);
});

const path = () => location.pathname;
const page = () => `/page-${pageNumber}`;

test('back removes the topmost layer and stays on the page', async () => {
  const closed: string[] = [];
  const close = (name: string) => () => closed.push(name) > 0;
  addHistoryLayer({ onBack: close('lower') });
  await settled();
  addHistoryLayer({ onBack: close('upper') });
  await settled();
  expect(layersInState()).toBe(2);
  await back();
  expect(closed).toEqual(['upper']);
  await back();
  expect(closed).toEqual(['upper', 'lower']);
  expect([path(), layersInState()]).toEqual([page(), 0]);
});

test('removing a layer goes back over its entry', async () => {
  const remove = addHistoryLayer({ onBack: () => true });
  await settled();
  remove();
  await settled();
  expect(layersInState()).toBe(0);
  await back();
  expect(path()).not.toBe(page());
});

test("a navigation while a closed layer's entry is being removed ends on its page", async () => {
  const remove = addHistoryLayer({ onBack: () => true });
  await settled();
  remove();
  // The task that starts going back, not the one in which it completes.
  await turns(1);
  navigateAfterLayers(() => history.pushState({ key: 'next' }, '', `${page()}/next`));
  await settled();
  expect([path(), layersInState()]).toEqual([`${page()}/next`, 0]);
  await back();
  expect(path()).toBe(page());
});

test('a layer replaced by another one hands over its entry', async () => {
  const remove = addHistoryLayer({ onBack: () => true });
  await settled();
  const { length } = history;
  remove();
  const removeSecond = addHistoryLayer({ onBack: () => true });
  await settled();
  expect([history.length, layersInState()]).toEqual([length, 1]);
  removeSecond();
  await settled();
});

test('a layer whose onBack returns false stays', async () => {
  let asked = 0;
  const remove = addHistoryLayer({ onBack: () => (asked += 1) < 0 });
  await settled();
  await back();
  expect([asked, path(), layersInState()]).toEqual([1, page(), 1]);
  remove();
  await settled();
});

test('a page opened from a layer replaces its entry', async () => {
  const remove = addHistoryLayer({ onBack: () => true });
  await settled();
  const { length } = history;
  history.pushState({ key: 'next' }, '', '/next');
  remove();
  await settled();
  expect([path(), history.length]).toEqual(['/next', length]);
  await back();
  expect([path(), layersInState()]).toEqual([page(), 0]);
});

test('replacing the state of the address keeps the entry of the layer', async () => {
  const remove = addHistoryLayer({ onBack: () => true });
  await settled();
  history.replaceState({ key: 'other' }, '');
  expect(history.state).toEqual({ key: 'other', layers: 1 });
  remove();
  await settled();
  expect(history.state).toEqual({ key: page().slice(1) });
});

test('goes back over the entry of a layer that a reload has closed', async () => {
  History.prototype.pushState.call(history, { layers: 1 }, '');
  leaveClosedLayers();
  await settled();
  expect([path(), layersInState()]).toEqual([page(), 0]);
});
