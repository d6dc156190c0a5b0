import { createHash } from 'node:crypto';
import { securityPolicy } from './security-policy.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(name));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlineCode = { scripts: ['run()'], styles: ['body{color:red}'] };

test('allows inline code by its hash, and the empty style that emotion inserts its rules into', () => {
  const policy = securityPolicy({ inlineCode, assetUrls: ['/shell/'], liveReload: false });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('run()')}`);
  expect(directive(policy, 'style-src')).toBe(
    `style-src 'self' ${hashOf('body{color:red}')} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  );
});

test('lists external remotes one by one, for scripts and fonts but not for connections', () => {
  const policy = securityPolicy({
    inlineCode,
    assetUrls: ['/shell/', 'https://cdn.example/remotes/a/', 'https://cdn.example/remotes/b/'],
    liveReload: false,
  });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('run()')} https://cdn.example`);
  expect(directive(policy, 'font-src')).toBe("font-src 'self' https://cdn.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('lets pages of the same site frame a document with a draft, and no other', () => {
  const ancestorsOf = (isDraft: boolean) =>
    directive(securityPolicy({ inlineCode, assetUrls: ['/shell/'], liveReload: false, isDraft }), 'frame-ancestors');
  expect([ancestorsOf(true), ancestorsOf(false)]).toEqual(["frame-ancestors 'self'", "frame-ancestors 'none'"]);
});

test('allows connections to a development server', () => {
  const policy = securityPolicy({ inlineCode, assetUrls: ['http://127.0.0.1:9000/'], liveReload: true });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:9000 ws://127.0.0.1:9000");
});
