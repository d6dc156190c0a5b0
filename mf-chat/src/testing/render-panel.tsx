import { fakeApi, fakeRealtime } from '@gvg/browser-kit/testing';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { Locale } from '@gvg/contracts/values/locale';
import { Widget, prepare } from '../expose/notification-panel.tsx';
import { openWidget } from './open-widget.tsx';

/** Opens the panel below its bell. Every screen is treated as a desktop. */
export async function renderPanel(responses: Record<string, FakeResponse>, locale: Locale = 'vi') {
  const api = fakeApi(responses);
  const shell = {
    environment: 'DEVELOPMENT',
    toast: jest.fn(),
    navigate: jest.fn(),
    openChat: jest.fn(),
    realtime: fakeRealtime(),
  };
  const opened = await openWidget({
    locale,
    api,
    shell,
    prepare,
    matches: (query) => query.includes('min-width'),
    widget: (bell, onClose) => <Widget anchor={bell} onClose={onClose} />,
  });
  return { ...opened, api, shell, bell: opened.button };
}
