/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { laterComponent, optionalComponent } from './later-component.tsx';

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

test('renders nothing until it is loaded, and at once when it is mounted again', async () => {
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

test('throws what its loading failed with, and loads again when it is mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Later = laterComponent(
    jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Greeting),
  );
  const page = (
    <Boundary>
      <Later name="Hà" />
    </Boundary>
  );
  const { unmount } = render(page);
  expect((await screen.findByRole('alert')).textContent).toBe('no network');
  unmount();
  render(page);
  expect((await screen.findByRole('status')).textContent).toBe('Hello Hà');
});

test('renders nothing where an optional one cannot be loaded', async () => {
  const failed = Promise.reject<typeof Greeting>(new Error('no network'));
  const Optional = optionalComponent(() => failed);
  const { container } = render(<Optional name="Hà" />);
  await failed.catch(() => undefined);
  expect(container.textContent).toBe('');
});
