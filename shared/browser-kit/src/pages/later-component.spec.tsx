/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { laterComponent, optionalComponent } from './later-component.tsx';
import { page } from './page.tsx';

const Greeting = ({ name }: { name: string }) => <p role="status">Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: undefined };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

test('renders nothing until it is loaded, and immediately when it is mounted again', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Later = laterComponent(load);
  const { unmount, container } = render(<Later name="Hà" />);
  expect(container.textContent).toBe('');
  expect((await screen.findByRole('status')).textContent).toBe('Hello Hà');
  unmount();
  render(<Later name="Lan" />);
  expect(screen.getByRole('status').textContent).toBe('Hello Lan');
  expect(load).toHaveBeenCalledTimes(1);
});

test('throws the error of its loading, and loads again when it is mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Later = laterComponent(
    jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Greeting),
  );
  const content = (
    <Boundary>
      <Later name="Hà" />
    </Boundary>
  );
  const { unmount } = render(content);
  expect((await screen.findByRole('alert')).textContent).toBe('no network');
  unmount();
  render(content);
  expect((await screen.findByRole('status')).textContent).toBe('Hello Hà');
});

test('renders nothing if an optional one cannot be loaded', async () => {
  const failed = Promise.reject<typeof Greeting>(new Error('no network'));
  const Optional = optionalComponent(() => failed);
  const { container } = render(<Optional name="Hà" />);
  await failed.catch(() => undefined);
  expect(container.textContent).toBe('');
});

describe('an optional component that could not be loaded', () => {
  const loadAtSecond = () =>
    jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Greeting);

  test('shows its fallback and is loaded again on the next mount', async () => {
    const Optional = optionalComponent(loadAtSecond(), <p>Account</p>);
    const { unmount, findByText } = render(<Optional name="Hà" />);
    expect(await findByText('Account')).toBeTruthy();
    await Promise.resolve();
    unmount();
    render(<Optional name="Hà" />);
    expect((await screen.findByRole('status')).textContent).toBe('Hello Hà');
  });

  test('is loaded again while mounted: after a pause, and when the browser is online again', async () => {
    jest.useFakeTimers();
    for (const wait of [
      () => jest.advanceTimersByTimeAsync(2_000),
      async () => {
        dispatchEvent(new Event('online'));
        await jest.advanceTimersByTimeAsync(0);
      },
    ]) {
      const load = loadAtSecond();
      const Optional = optionalComponent(load);
      const { unmount } = render(<Optional name="Hà" />);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect([load.mock.calls.length, screen.queryByRole('status')]).toEqual([1, null]);
      await act(wait);
      expect(screen.getByRole('status').textContent).toBe('Hello Hà');
      unmount();
    }
    jest.useRealTimers();
  });
});

test('a page that could not be loaded is loaded again when it is mounted again', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  const Page = page(
    jest
      .fn<Promise<() => React.JSX.Element>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(() => <Greeting name="Hà" />),
  );
  const content = (
    <Boundary>
      <Suspense>
        <Page />
      </Suspense>
    </Boundary>
  );
  const { unmount } = render(content);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toBe('no network');
  unmount();
  await jest.advanceTimersByTimeAsync(500);
  render(content);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toBe('Hello Hà');
  jest.useRealTimers();
});
