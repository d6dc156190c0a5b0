import { runInNewContext } from 'node:vm';
import { parseEmailAddress } from './email-address.ts';

it.each([
  ['thuha@example.com', 'thuha@example.com'],
  [' Thu.Ha+gvg@Example.com ', 'Thu.Ha+gvg@Example.com'],
  ['a@b', 'a@b'],
  ["o'brien_{x}=y@mail.example", "o'brien_{x}=y@mail.example"],
  ['ha..thu.@docomo.example', 'ha..thu.@docomo.example'],
  ['người.việt@thư.example', 'người.việt@thư.example'],
  ['vic\u200btim@mail.\u00adexample\u202c', 'victim@mail.example'],
  ['thu\u0302@example.com', 'th\u00fb@example.com'],
  ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
  ['x@3m.example', 'x@3m.example'],
])('accepts %j', (text, expected) => {
  expect(parseEmailAddress(text)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['spaces alone', '   '],
  ['no @', 'victim.example'],
  ['no name', '@mail.example'],
  ['no host', 'victim@'],
  ['a list by a comma', 'junk,victim@mail.example'],
  ['a list of two', 'a@mail.example,victim@mail.example'],
  ['a list by a semicolon', 'junk;victim@mail.example'],
  ['an address in brackets', 'x<victim@mail.example>'],
  ['brackets alone', '<victim@mail.example>'],
  ['a group', 'friends:victim@mail.example;'],
  ['a comment', 'junk(x)victim@mail.example'],
  ['a comment at the end', 'victim@mail.example(x)'],
  ['a quoted name', '"victim"@mail.example'],
  ['a quoted @', '"a@b"@mail.example'],
  ['a backslash', 'a\\victim@mail.example'],
  ['several @', 'victim@mail.example@evil.example'],
  ['a space in the name', 'junk victim@mail.example'],
  ['a space in the host', 'victim@mail .example'],
  ['a line break', 'victim@mail.example\nBcc: other@mail.example'],
  ['a line break at the end', 'victim@mail.example\r\n'],
  ['a line break in front', '\nvictim@mail.example'],
  ['a tab', 'junk\tvictim@mail.example'],
  ['NUL', 'victim\0@mail.example'],
  ['another control', 'victim\u0007@mail.example'],
  ['DEL', 'victim\u007f@mail.example'],
  ['a line separator', 'victim@mail.example\u2028'],
  ['a no-break space', 'junk\u00a0victim@mail.example'],
  ['an invisible character', 'vic\u034ftim@mail.example'],
  ['a lone surrogate', 'vic\ud800tim@mail.example'],
  ['an emoji', '🙂@mail.example'],
  ['an IP address', 'victim@127.0.0.1'],
  ['a number as host', 'victim@2130706433'],
  ['a domain literal', 'victim@[127.0.0.1]'],
  ['a port', 'victim@mail.example:25'],
  ['a path', 'victim@mail.example/x'],
  ['an empty label', 'victim@mail..example'],
  ['a dot at the end', 'victim@mail.example.'],
  ['a hyphen in front of a label', 'victim@-mail.example'],
  ['a hyphen at the end of a label', 'victim@mail-.example'],
  ['wide letters in the host', 'victim@ｍail.example'],
  ['a wide full stop', 'victim@mail。example'],
  ['255 characters', `${'a'.repeat(243)}@example.com`],
  ['a run of marks', `a${'\u0302'.repeat(31)}@mail.example`],
])('rejects %s', (_, text) => {
  expect(parseEmailAddress(text)).toBeUndefined();
});

it('accepts the longest address', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  expect(parseEmailAddress(longest)).toBe(longest);
});

it.each([
  'a'.repeat(1_000_000),
  `${'a'.repeat(1_000_000)}@`,
  `a@${'a-'.repeat(120)}!`,
  `a@${'a.'.repeat(120)}!`,
  `a@${'-'.repeat(250)}`,
])('processes a huge text in linear time (case %#)', (text) => {
  // A quadratic scan would take hours, and nothing else in this process could stop it.
  const decide = () => parseEmailAddress(text);
  expect(runInNewContext('decide()', { decide }, { timeout: 30_000 })).toBeUndefined();
});
