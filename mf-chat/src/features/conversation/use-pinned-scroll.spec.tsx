/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePinnedScroll } from './use-pinned-scroll.ts';

const viewport = 300;
let contentHeight = 0;
let top = 0;
let resized: () => void;

/** jsdom has no layout: a list of which `viewport` pixels are visible. */
class Resizes {
  constructor(listener: () => void) {
    resized = listener;
  }
  observe() {}
  disconnect() {}
}

function List() {
  const { container, content, isAtEnd, scrollToEnd } = usePinnedScroll(false);
  return (
    <>
      <div ref={container} role="region" aria-label="List">
        <div ref={content} />
      </div>
      {!isAtEnd && <button onClick={scrollToEnd}>To the end</button>}
    </>
  );
}

const list = () => screen.getByRole('region');
const scrolled = () => fireEvent.scroll(list());
const grow = (height: number) => {
  contentHeight += height;
};

beforeEach(() => {
  window.ResizeObserver = Resizes as unknown as typeof ResizeObserver;
  contentHeight = 1_000;
  top = 0;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(viewport);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => contentHeight);
  jest.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockImplementation(() => top);
  jest.spyOn(HTMLElement.prototype, 'scrollTop', 'set').mockImplementation((value: number) => {
    top = Math.min(value, contentHeight - viewport);
  });
  render(<List />);
});
afterEach(() => jest.restoreAllMocks());

test('starts at the end and stays there when content grows', () => {
  expect(top).toBe(700);
  grow(100);
  act(resized);
  expect(top).toBe(800);
});

test('stays at the end if a card grows before the scroll event arrives', () => {
  grow(200);
  scrolled();
  act(resized);
  expect(top).toBe(900);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leaves the end when the reader scrolls up, and returns with the button', () => {
  top = 400;
  scrolled();
  grow(100);
  act(resized);
  expect(top).toBe(400);
  fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(top).toBe(800);
});
