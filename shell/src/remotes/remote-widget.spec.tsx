/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { WidgetModule, WidgetName } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { turns } from '@gvg/testing/turns';
import { renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { RemoteWidget, usePreloadWidget } from './remote-widget.tsx';
import type { LoadWidget } from './widget-cache.ts';

const settle = () => act(() => turns());

const content = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>widget</button>;
const working = { Widget: content, prepare: () => Promise.resolve() };
const throwing = {
  Widget(): never {
    throw new Error('broken');
  },
  prepare: () => Promise.resolve(),
};

/** Creates a loader that returns these modules in order; the last one repeats. */
function loads(...results: (object | Error)[]) {
  const attempts: [WidgetName, number][] = [];
  const load = ((_: unknown, name: WidgetName, attempt: number) => {
    const result = results[Math.min(attempts.length, results.length - 1)];
    attempts.push([name, attempt]);
    return result instanceof Error
      ? Promise.reject(result)
      : Promise.resolve(result as WidgetModule<'./filter-drawer'>);
  }) as unknown as LoadWidget;
  return { attempts, load };
}

const onClose = jest.fn();
const drawer = (
  <RemoteWidget
    name="./filter-drawer"
    props={{ onClose }}
    fallback={<p>loading</p>}
    failed={(retry) => <button onClick={retry}>again</button>}
  />
);

beforeEach(() => {
  window.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('shows the fallback while it loads, then the widget with its props', async () => {
  const { load } = loads(working);
  renderPage(drawer, { loadWidget: load });
  expect(screen.getByText('loading')).toBeTruthy();
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'widget' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['cannot be loaded', new Error('offline')],
  ['throws', throwing],
])('offers a retry when the widget %s', async (_, failure) => {
  const { load, attempts } = loads(failure, working);
  renderPage(drawer, { loadWidget: load });
  await settle();
  expect(window.reportError).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  await settle();
  expect(screen.getByRole('button', { name: 'widget' })).toBeTruthy();
  expect(attempts).toEqual([
    ['./filter-drawer', 0],
    ['./filter-drawer', 1],
  ]);
});

test('is loaded once, also when it was preloaded', async () => {
  const { load, attempts } = loads(working);
  function Page() {
    const preload = usePreloadWidget('./filter-drawer');
    return (
      <>
        <button onClick={preload}>preload</button>
        {drawer}
        {drawer}
      </>
    );
  }
  renderPage(<Page />, { loadWidget: load });
  fireEvent.click(screen.getByRole('button', { name: 'preload' }));
  await settle();
  expect(screen.getAllByRole('button', { name: 'widget' })).toHaveLength(2);
  expect(attempts).toHaveLength(1);
});

test('renders nothing when no remote exposes the widget', async () => {
  const { load, attempts } = loads(working);
  renderPage(drawer, { loadWidget: load, page: samplePageInfo({ remotes: [] }) });
  await settle();
  expect(screen.queryByText('loading')).toBeNull();
  expect(attempts).toEqual([]);
});
