/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Application, ApplicationProps } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { createI18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { UiProvider, createUiCache } from '@gvg/ui';
import { shellTexts } from '../locales/vi.ts';
import { RemotePlace } from './remote-place.tsx';

const remote = { name: 'mf-sample', version: '7', entryUrl: '/entry.js', routes: ['/'], widgets: [] };
const i18n = createI18n('vi', { shell: shellTexts });
const wrap = (content: React.ReactNode) => (
  <UiProvider cache={createUiCache()}>
    <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
  </UiProvider>
);

const place = () => document.getElementById('gvg-mf-sample') as HTMLElement;
const retry = () => screen.getByRole('button', { name: 'Thử lại' });
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));

/** An application that draws a sentence, and tells what is done to it. */
function sampleApplication() {
  const done: string[] = [];
  let props: ApplicationProps | undefined;
  const application: Application = {
    bootstrap: () => Promise.resolve(),
    mount(given) {
      props = given;
      done.push(`mount ${given.build}`);
      place().textContent = 'sản phẩm';
      return Promise.resolve();
    },
    unmount() {
      done.push('unmount');
      place().textContent = '';
      return Promise.resolve();
    },
  };
  return { application, done, breakDown: (error: Error) => props?.onError?.(error) };
}

let reported: unknown[];
beforeEach(() => {
  reported = [];
  globalThis.reportError = (error) => void reported.push(error);
  document.body.innerHTML = '<main id="gvg-content"></main>';
});

test('mounts the release of the registry, unmounts and mounts again', async () => {
  const { application, done } = sampleApplication();
  const life = new RemotePlace({ remote, wrap, load: () => Promise.resolve(application) });
  life.mount();
  await settle();
  expect(place().textContent).toBe('sản phẩm');
  life.unmount();
  await settle();
  expect(place().hidden).toBe(true);
  life.mount();
  await settle();
  expect(place().hidden).toBe(false);
  expect(done).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('a remote that cannot be loaded leaves a message and a retry that asks the network again', async () => {
  const { application } = sampleApplication();
  const attempts: number[] = [];
  const load = (_: unknown, attempt: number) => {
    attempts.push(attempt);
    return attempt < 2 ? Promise.reject(new Error('gone')) : Promise.resolve(application);
  };
  const life = new RemotePlace({ remote, wrap, load });
  life.mount();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Phần này chưa mở được');
  fireEvent.click(retry());
  await settle();
  fireEvent.click(retry());
  await settle();
  expect(place().textContent).toBe('sản phẩm');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attempts).toEqual([0, 1, 2]);
  expect(reported).toHaveLength(2);
});

test('what its server drew stays readable beside the message', async () => {
  document.getElementById('gvg-content')?.insertAdjacentHTML('beforeend', '<div id="gvg-mf-sample" data-ssr="7"><h1>Bánh tráng</h1></div>');
  const life = new RemotePlace({ remote, wrap, load: () => Promise.reject(new Error('gone')) });
  life.mount();
  await settle();
  expect(screen.getByRole('heading', { name: 'Bánh tráng' })).toBeTruthy();
  expect(retry()).toBeTruthy();
});

test('a remote that throws while drawing is ended and can be tried again', async () => {
  const { application, breakDown, done } = sampleApplication();
  const life = new RemotePlace({ remote, wrap, load: () => Promise.resolve(application) });
  life.mount();
  await settle();
  breakDown(new Error('broken'));
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(retry());
  await settle();
  expect(place().textContent).toBe('sản phẩm');
  expect(done).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('a remote that does not come in time says so, and never holds up leaving', async () => {
  jest.useFakeTimers();
  const life = new RemotePlace({ remote, wrap, load: () => new Promise<never>(() => {}) });
  life.mount();
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeTruthy();
  life.unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

test('whoever has gone on meanwhile gets nothing drawn behind his back', async () => {
  const { application, done } = sampleApplication();
  let arrive: (application: Application) => void = () => {};
  const life = new RemotePlace({ remote, wrap, load: () => new Promise((resolve) => (arrive = resolve)) });
  life.mount();
  await settle();
  life.unmount();
  arrive(application);
  await settle();
  expect(done).toEqual([]);
  expect(place().hidden).toBe(true);
});
