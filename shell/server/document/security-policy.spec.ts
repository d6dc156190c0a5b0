import { securityPolicy } from './security-policy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(name));

test('lists external remotes one by one, for scripts and fonts but not for connections', () => {
  const policy = securityPolicy({ nonce: 'n', assetUrls: ['/shell/', 'https://cdn.example/remotes/a/', 'https://cdn.example/remotes/b/'], liveReload: false });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n' https://cdn.example");
  expect(directive(policy, 'font-src')).toBe("font-src 'self' https://cdn.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('allows connections to a development server', () => {
  const policy = securityPolicy({ nonce: 'n', assetUrls: ['http://127.0.0.1:9000/'], liveReload: true });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:9000 ws://127.0.0.1:9000");
});
