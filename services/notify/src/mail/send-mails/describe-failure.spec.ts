import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { describeFailure, isRefused } from './describe-failure.ts';

const smtpError = (fields: object) => Object.assign(new Error('failed'), fields);

describe('describeFailure', () => {
  it.each([
    [
      '550 5.1.1 <Ha.Nguyen@mail.example>: Recipient address rejected',
      'EENVELOPE: 550 5.1.1 <(address)>: Recipient address rejected',
    ],
    ['550 no mailbox ha.nguyen here', 'EENVELOPE: 550 no mailbox (address) here'],
    ['451 try later\r\n451 postmaster@mail.example', 'EENVELOPE: 451 try later 451 (address)'],
  ])('removes addresses from %j', (response, expected) => {
    expect(describeFailure(smtpError({ code: 'EENVELOPE', response }), 'ha.nguyen@mail.example')).toBe(expected);
  });

  it('describes an unreachable server and missing content', () => {
    expect(describeFailure(smtpError({ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }), 'a@b')).toBe(
      'ESOCKET: connect ECONNREFUSED 127.0.0.1:25',
    );
    expect(describeFailure(new ApiFailure('SERVICE_UNAVAILABLE'), undefined)).toBe('content: SERVICE_UNAVAILABLE');
  });
});

test.each([
  [true, { permanent: true, command: 'RCPT TO' }],
  [true, { permanent: true, command: 'DATA' }],
  [false, { permanent: false, command: 'RCPT TO' }],
  [false, { permanent: true, command: 'AUTH PLAIN' }],
  [false, { permanent: true, command: 'MAIL FROM' }],
  [false, {}],
])('isRefused is %s for %j', (expected, fields) => {
  expect(isRefused(smtpError(fields))).toBe(expected);
});
