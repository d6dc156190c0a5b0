/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBrowserStore } from './use-browser-store.ts';

function createStore(initial: string) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: string) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const store = { current: createStore('DE') };
let rendered: string[] = [];

function Country() {
  const country = useBrowserStore(store.current.subscribe, store.current.get, 'unknown');
  useLayoutEffect(() => void rendered.push(country));
  return <output>{country}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  store.current = createStore('DE');
  rendered = [];
});

test("returns the browser's value immediately when rendered in the browser", () => {
  render(<Country />);
  expect(rendered).toEqual(['DE']);
  act(() => store.current.set('JP'));
  expect(shown()).toBe('JP');
});

test("hydrates with the server's value, then returns the browser's value", async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Country />);
  expect(shown()).toBe('unknown');
  await act(async () => void hydrateRoot(container, <Country />));
  expect(rendered).toEqual(['unknown', 'DE']);
  expect(shown()).toBe('DE');
  await act(async () => store.current.set('JP'));
  expect(shown()).toBe('JP');
  expect(logged).not.toHaveBeenCalled();
  container.remove();
});

test("renders once if the browser has the server's value", async () => {
  store.current = createStore('unknown');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Country />);
  await act(async () => void hydrateRoot(container, <Country />));
  expect(rendered).toEqual(['unknown']);
  container.remove();
});

test("changes to the browser's value in a transition, without hiding suspended content", async () => {
  const never = new Promise<void>(() => {});
  function Details() {
    const country = useBrowserStore(store.current.subscribe, store.current.get, 'unknown');
    if (country !== 'unknown') use(never);
    return <output>{country}</output>;
  }
  const page = (
    <Suspense fallback="waits">
      <Details />
    </Suspense>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await act(async () => void hydrateRoot(container, page));
  expect(shown()).toBe('unknown');
  expect(container.textContent).toBe('unknown');
  container.remove();
});
