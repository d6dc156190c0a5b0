import { texts as englishFrames } from './en/index.ts';
import { notifications as englishNotifications } from './en/notifications.ts';
import { texts as vietnameseFrames } from './vi/index.ts';
import { notifications as vietnameseNotifications } from './vi/notifications.ts';

const en = { ...englishFrames, notifications: englishNotifications };
const vi = { ...vietnameseFrames, notifications: vietnameseNotifications };

function lines(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) => lines(each, path === '' ? key : `${path}.${key}`));
}

describe('locales', () => {
  it('have the same keys in both languages', () => {
    expect(lines(en).map(([key]) => key)).toEqual(lines(vi).map(([key]) => key));
  });

  it.each([...lines(vi), ...lines(en)])('have a text for %s', (_, text) => {
    expect(text.trim()).not.toBe('');
  });
});
