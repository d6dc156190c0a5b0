import { startTestShell } from '../page/start-test-shell.fixtures.ts';

test('serves the worker of push messages at the root, revalidated on each visit', async () => {
  const shell = await startTestShell();
  try {
    const { status, text, headers } = await shell.get('/push-worker.js');
    expect([status, text]).toEqual([200, 'self.addEventListener("push", show);']);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toBeTruthy();
  } finally {
    await shell.close();
  }
});
