/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { Application, ApplicationProps } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { createI18n } from '@gvg/i18n';
import { I18nextProvider } from '@gvg/i18n';
import { UiProvider, createUiCache } from '@gvg/ui';
import { turns } from '@gvg/testing/turns';
import { shellTexts } from '../locales/vi.ts';
import { RemoteSlot } from './remote-slot.tsx';

const remote = {
  name: 'mf-sample',
  version: '7',
  pageContract: pageContractVersion,
  entryUrl: '/entry.js',
  routes: [],
  widgets: [],
};
const i18n = createI18n('vi', { shell: shellTexts });
const wrap = (content: React.ReactNode) => (
  <UiProvider cache={createUiCache()}>
    <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
  </UiProvider>
);

const container = () => document.getElementById('gvg-mf-sample') as HTMLElement;
const retry = () => screen.getByRole('button', { name: 'Thử lại' });
const settle = () => act(() => turns());

/** Creates an application that renders a sentence and records its calls. */
function sampleApplication() {
  const calls: string[] = [];
  let props: ApplicationProps | undefined;
  const application: Application = {
    bootstrap: () => Promise.resolve(),
    mount(mountProps) {
      props = mountProps;
      calls.push(`mount ${mountProps.build}`);
      container().textContent = 'sản phẩm';
      return Promise.resolve();
    },
    unmount() {
      calls.push('unmount');
      container().textContent = '';
      return Promise.resolve();
    },
  };
  return { application, calls, triggerError: (error: Error) => props?.onError?.(error) };
}

let reported: unknown[];
beforeEach(() => {
  reported = [];
  globalThis.reportError = (error) => void reported.push(error);
  document.body.innerHTML = '<main id="gvg-content"></main>';
});

test('mounts the release of the registry, unmounts it and mounts it again', async () => {
  const { application, calls } = sampleApplication();
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
  expect(calls).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('shows a message and a retry that loads again when loading fails', async () => {
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

test('offers to reload the page for a release of a newer page contract', async () => {
  const newer = { ...remote, pageContract: pageContractVersion + 1 };
  new RemoteSlot({ remote: newer, wrap }).mount();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Trang này đã có bản mới');
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('loads a preloaded remote once, and mounts it on demand', async () => {
  const { application, calls } = sampleApplication();
  const bootstrap = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ ...application, bootstrap }));
  const slot = new RemoteSlot({ remote, wrap, load });
  slot.preload();
  await settle();
  expect(bootstrap).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
  slot.mount();
  await settle();
  expect(calls).toEqual(['mount 7']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows the failure of a preload when the remote is mounted, and loads it again on retry', async () => {
  const { application } = sampleApplication();
  const load = jest.fn((_: unknown, attempt: number) =>
    attempt === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(application),
  );
  const slot = new RemoteSlot({ remote, wrap, load });
  slot.preload();
  slot.mount();
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(retry());
  await settle();
  expect(container().textContent).toBe('sản phẩm');
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps server-rendered content next to the message', async () => {
  document
    .getElementById('gvg-content')
    ?.insertAdjacentHTML('beforeend', '<div id="gvg-mf-sample" data-ssr="7"><h1>Bánh tráng</h1></div>');
  const slot = new RemoteSlot({ remote, wrap, load: () => Promise.reject(new Error('gone')) });
  slot.mount();
  await settle();
  expect(screen.getByRole('heading', { name: 'Bánh tráng' })).toBeTruthy();
  expect(retry()).toBeTruthy();
});

test('unmounts a remote that throws while rendering and can retry it', async () => {
  const { application, triggerError, calls } = sampleApplication();
  const slot = new RemoteSlot({ remote, wrap, load: () => Promise.resolve(application) });
  slot.mount();
  await settle();
  triggerError(new Error('broken'));
  await settle();
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(retry());
  await settle();
  expect(container().textContent).toBe('sản phẩm');
  expect(calls).toEqual(['mount 7', 'unmount', 'mount 7']);
});

test('shows a message after the load timeout and removes it when unmounted during loading', async () => {
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

test('does not mount a remote that finishes loading after unmount', async () => {
  const { application, calls } = sampleApplication();
  let resolveLoad: (application: Application) => void = () => {};
  const slot = new RemoteSlot({ remote, wrap, load: () => new Promise((resolve) => (resolveLoad = resolve)) });
  slot.mount();
  await settle();
  slot.unmount();
  resolveLoad(application);
  await settle();
  expect(calls).toEqual([]);
  expect(container().hidden).toBe(true);
});
