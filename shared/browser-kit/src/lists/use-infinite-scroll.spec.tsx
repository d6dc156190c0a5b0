/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import type { InfiniteScrollOptions } from './use-infinite-scroll.ts';

const loadMore = jest.fn();

interface ListProps {
  hasNextPage?: boolean;
  isLoadingMore?: boolean;
  direction?: NonNullable<InfiniteScrollOptions['direction']>;
}

function List({ hasNextPage = true, isLoadingMore = false, direction = 'down' }: ListProps) {
  const container = useRef<HTMLDivElement>(null);
  useInfiniteScroll({ loadMore, hasNextPage, isLoadingMore }, { container, direction });
  return <div ref={container} data-testid="list" />;
}

/** jsdom has no layout: 1,000 px of content in a window of 200 px. */
function scrollTo(scrollTop: number) {
  fireEvent.scroll(screen.getByTestId('list'), { target: { scrollTop } });
}
const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  loadMore.mockClear();
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('useInfiniteScroll', () => {
  it('loads more beyond 80 % of the height, checked at most every 150 ms', async () => {
    render(<List />);
    await passMs(150);
    scrollTo(599);
    await passMs(150);
    expect(loadMore).not.toHaveBeenCalled();
    scrollTo(600);
    scrollTo(610);
    await passMs(149);
    expect(loadMore).not.toHaveBeenCalled();
    await passMs(1);
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('measures from the top for a list whose newest entry is at the bottom', async () => {
    render(<List direction="up" />);
    screen.getByTestId('list').scrollTop = 800;
    await passMs(150);
    expect(loadMore).not.toHaveBeenCalled();
    scrollTo(200);
    await passMs(150);
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('loads more immediately while the content does not fill the container', async () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    render(<List />);
    await passMs(150);
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is no further page', { hasNextPage: false }],
    ['a page is being loaded', { isLoadingMore: true }],
  ])('loads nothing while %s', async (_case, props) => {
    render(<List {...props} />);
    scrollTo(800);
    await passMs(1000);
    expect(loadMore).not.toHaveBeenCalled();
  });
});
