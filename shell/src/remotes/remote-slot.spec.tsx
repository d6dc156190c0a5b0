/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Application, ApplicationProps } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { createI18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { UiProvider, createUiCache } from '@gvg/ui';
import { shellTexts } from '../locales/vi.ts';
import { RemoteSlot } from './remote-slot.tsx';

const remote = { name: 'mf-sample', version: '7', entryUrl: '/entry.js', routes: ['/'], widgets: [] };
const i18n = createI18n('vi', { shell: shellTexts });
const wrap = (content: React.ReactNode) => (
  <UiProvider cache={createUiCache()}>
    <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
  </UiProvider>
);

const container = () => document.getElementById('gvg-mf-sample') as HTMLElement;
const retry = () => screen.getByRole('button', { name: 'Thử lại' });
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));

/** An application that draws a sentence, and tells what is done to it. */
function sampleApplication() {
  const done: string[] = [];
  let props: ApplicationProps | undefined;
  const application: Application = {
    bootstrap: () => Promise.resolve(),
    mount(mountProps) {
      props = mountProps;
      done.push(`mount ${mountProps.build}`);
      container().textContent = 'sản phẩm';
      return Promise.resolve();
    },
    unmount() {
      done.push('unmount');
      container().textContent = '';
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
  const slot = new RemoteSlot({ remote, wrap, load: () => Promise.resolve(application) });
  slot.mount();
  await settle();
  expect(container().textContent).toBe('sản phẩm');
  slot.unmount();
  await settle();
  expect(container().hidden).toBe(true);
  slot.mount();
  await settle();
  expect(container().hidden).toBe(false);
  expect(done).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('a remote that cannot be loaded leaves a message and a retry that asks the network again', async () => {
  const { application } = sampleApplication();
  const attempts: number[] = [];
  const load = (_: unknown, attempt: number) => {
    attempts.push(attempt);
    return attempt < 2 ? Promise.reject(new Error('gone')) : Promise.resolve(application);
  };
  const slot = new RemoteSlot({ remote, wrap, load });
  slot.mount();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Phần này chưa mở được');
  fireEvent.click(retry());
  await settle();
  fireEvent.click(retry());
  await settle();
  expect(container().textContent).toBe('sản phẩm');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attempts).toEqual([0, 1, 2]);
  expect(reported).toHaveLength(2);
});

test('what its server drew stays readable beside the message', async () => {
  document.getElementById('gvg-content')?.insertAdjacentHTML('beforeend', '<div id="gvg-mf-sample" data-ssr="7"><h1>Bánh tráng</h1></div>');
  const slot = new RemoteSlot({ remote, wrap, load: () => Promise.reject(new Error('gone')) });
  slot.mount();
  await settle();
  expect(screen.getByRole('heading', { name: 'Bánh tráng' })).toBeTruthy();
  expect(retry()).toBeTruthy();
});

test('a remote that throws while drawing is ended and can be tried again', async () => {
  const { application, breakDown, done } = sampleApplication();
  const slot = new RemoteSlot({ remote, wrap, load: () => Promise.resolve(application) });
  slot.mount();
  await settle();
  breakDown(new Error('broken'));
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(retry());
  await settle();
  expect(container().textContent).toBe('sản phẩm');
  expect(done).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('a remote that does not come in time says so, and never holds up leaving', async () => {
  jest.useFakeTimers();
  const slot = new RemoteSlot({ remote, wrap, load: () => new Promise<never>(() => {}) });
  slot.mount();
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeTruthy();
  slot.unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

test('whoever has gone on meanwhile gets nothing drawn behind his back', async () => {
  const { application, done } = sampleApplication();
  let resolveLoad: (application: Application) => void = () => {};
  const slot = new RemoteSlot({ remote, wrap, load: () => new Promise((resolve) => (resolveLoad = resolve)) });
  slot.mount();
  await settle();
  slot.unmount();
  resolveLoad(application);
  await settle();
  expect(done).toEqual([]);
  expect(container().hidden).toBe(true);
});
