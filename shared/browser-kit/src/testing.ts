/** For specs of pages: a remote's page with fake API responses and a fake shell. */
export { fakeApi } from './testing/fake-api.ts';
export type { FakeApi, FakeResponse } from './testing/fake-api.ts';
export { fakeRealtime } from './testing/fake-realtime.ts';
export type { FakeRealtime } from './testing/fake-realtime.ts';
export { fakeSession } from './testing/fake-session.ts';
export type { FakeSession } from './testing/fake-session.ts';
export { renderRemotePage } from './testing/render-remote-page.tsx';
export type { RenderedPage } from './testing/render-remote-page.tsx';
export { idOf } from './testing/id-of.ts';
export { germanAddress, japaneseAddress, signedIn, thuHa } from './testing/people.ts';
