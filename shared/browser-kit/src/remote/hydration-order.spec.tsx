/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { EarlyInput } from '@gvg/contracts/composition/document';
import { createI18n } from '@gvg/i18n';
import { turns } from '@gvg/testing/turns';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Api } from '../api/create-api.ts';
import { HydrateLater } from '../pages/hydrate-later.tsx';
import { page } from '../pages/page.tsx';
import { renderFragment } from '../server/render-fragment.tsx';
import { startPage } from '../shell/start-page.ts';
import { remoteApplication } from './remote-application.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

const api = {
  read: () => Promise.reject(new Error('unexpected read')),
  call: () => Promise.reject(new Error('unexpected call')),
} as unknown as Api;

let hydrated: string[];
const isServer = { current: true };

function Section({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  if (!isServer.current) hydrated.push(name);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

function Form() {
  const [values, setValues] = useState({ text: 'a', choice: 'x', isChosen: false });
  return (
    <>
      <input
        aria-label="text"
        value={values.text}
        onChange={({ target: { value: text } }) => setValues((before) => ({ ...before, text }))}
      />
      <select
        aria-label="choice"
        value={values.choice}
        onChange={({ target: { value: choice } }) => setValues((before) => ({ ...before, choice }))}
      >
        <option>x</option>
        <option>y</option>
      </select>
      <input
        aria-label="box"
        type="checkbox"
        checked={values.isChosen}
        onChange={({ target: { checked: isChosen } }) => setValues((before) => ({ ...before, isChosen }))}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

function View() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Section name="first" />
      <button onClick={() => setCount(count + 1)}>again</button>
      <HydrateLater>
        <Section name={count === 0 ? 'later' : 'changed'} />
        <Form />
      </HydrateLater>
    </>
  );
}

const remote: RemoteDefinition = {
  name: 'mf-sample',
  namespace: 'sample',
  loadTexts: () => Promise.resolve({}),
  fallback: null,
  NotFound: () => <h1>Không tìm thấy</h1>,
  pages: [
    {
      name: 'view',
      path: '/',
      Page: page(() => Promise.resolve(View)),
      loader: () => Promise.resolve({ status: 200 }),
    },
  ],
};

let becomeIdle: () => void;
const settle = () => act(() => turns());
/** Sets what the document's inline script records. */
const recordEarly = (input: Partial<EarlyInput>) =>
  (window.__GVG_EARLY__ = { clicks: [], changes: [], isUsed: true, ...input });
const button = (name: RegExp) => screen.getByRole('button', { name });

/** Opens the document as the shell renders it. */
async function openPage(): Promise<{ markup: string; mount: () => Promise<void> }> {
  isServer.current = true;
  const fragment = await renderFragment(remote, { path: '/', api, origin: 'http://localhost', build: 'b1' });
  if (fragment.status !== 200) throw new Error('no fragment');
  document.body.innerHTML = `<div id="gvg-mf-sample" data-ssr="b1">${fragment.html}</div><script type="application/json" id="gvg-state-mf-sample">${JSON.stringify(fragment.state)}</script>`;
  isServer.current = false;
  startPage({ locale: 'vi', api, i18n: createI18n('vi', { ui: {} }) });
  const application = remoteApplication(remote);
  unmount = () => application.unmount();
  return {
    markup: fragment.html,
    async mount() {
      await act(() => application.mount({ build: 'b1' }));
      await settle();
    },
  };
}

let unmount: () => Promise<void>;
let errors: jest.SpyInstance;
beforeEach(() => {
  hydrated = [];
  history.replaceState(null, '', '/');
  delete window.__GVG_EARLY__;
  window.requestIdleCallback = (callback) => {
    becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  await act(() => unmount());
  // React hydrates after the test's events, outside of its act().
  expect(errors.mock.calls.filter(([text]) => !String(text).includes('act('))).toEqual([]);
  errors.mockRestore();
});

describe('a page with sections that are hydrated later', () => {
  it("is complete in the server's markup", async () => {
    const { markup, mount } = await openPage();
    expect(markup).toContain('later');
    await mount();
  });

  it('hydrates the first screen, and the rest in place when the browser is idle', async () => {
    const { mount } = await openPage();
    const later = button(/later/);
    await mount();
    expect(hydrated).toEqual(['first']);
    await act(() => Promise.resolve(becomeIdle()));
    await settle();
    expect(hydrated).toEqual(['first', 'later']);
    expect(button(/later/)).toBe(later);
  });

  it('handles a click in a section that is not hydrated yet, and preserves the focus', async () => {
    const { mount } = await openPage();
    await mount();
    const later = button(/later/);
    later.focus();
    fireEvent.pointerDown(later);
    fireEvent.click(later);
    expect(later.textContent).toBe('later 1');
    expect(document.activeElement).toBe(later);
  });

  it.each([
    ['before scripts were loaded', true],
    ['afterwards', false],
  ])('handles an interaction outside it %s without hydrating it', async (_, isEarly) => {
    const { mount } = await openPage();
    if (isEarly) recordEarly({ clicks: [button(/first/)] });
    await mount();
    if (!isEarly) fireEvent.click(button(/first/));
    await settle();
    expect(button(/first/).textContent).toBe('first 1');
    expect(hydrated).not.toContain('later');
  });

  it('replays clicks in it from before scripts were loaded', async () => {
    const { mount } = await openPage();
    recordEarly({ clicks: [button(/later/)] });
    await mount();
    expect(button(/later/).textContent).toBe('later 1');
  });

  it('reports fields in it that were changed before scripts were loaded', async () => {
    const { mount } = await openPage();
    const text = screen.getByRole<HTMLInputElement>('textbox');
    const choice = screen.getByRole<HTMLSelectElement>('combobox');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    text.value = 'abc';
    choice.value = 'y';
    box.checked = true;
    recordEarly({ changes: [text, choice, box] });
    await mount();
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ text: 'abc', choice: 'y', isChosen: true });
    expect([text.value, choice.value, box.checked]).toEqual(['abc', 'y', true]);
  });

  it('hydrates it before rendering other content', async () => {
    const { mount } = await openPage();
    await mount();
    const later = button(/later/);
    fireEvent.click(button(/again/));
    await settle();
    expect(button(/changed/)).toBe(later);
  });
});
