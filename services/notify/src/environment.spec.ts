import { readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { notifyEnvironment } from './environment.ts';

const base = {
  ENVIRONMENT: 'STAGING',
  PORT: '1',
  REDIS_URL: 'redis://localhost:1',
  AMQP_URL: 'amqp://localhost:1',
  MONGODB_URI: 'mongodb://localhost:1',
  DATABASE_NAME: 'notify',
  JWKS_URL: 'http://localhost:1',
  INTERNAL_SECRET: 'secret of sixteen characters',
  IDENTITY_INTERNAL_URL: 'http://localhost:1',
  CART_INTERNAL_URL: 'http://localhost:1',
  CHAT_INTERNAL_URL: 'http://localhost:1',
  UPLOAD_INTERNAL_URL: 'http://localhost:1',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtp://user:password@mail.example:587',
};
const senderOf = (MAIL_FROM: string) => readEnvironment(notifyEnvironment, { ...base, MAIL_FROM }).MAIL_FROM;

test('reads a sender with and without a name', () => {
  expect(senderOf('Goods Viet Goods <shop@mail.example>')).toEqual({
    name: 'Goods Viet Goods',
    address: 'shop@mail.example',
  });
  expect(senderOf('shop@mail.example')).toEqual({ name: '', address: 'shop@mail.example' });
});

test.each([
  'shop',
  'Shop <shop>',
  'junk,shop@mail.example',
  'Shop <junk,shop@mail.example>',
  'a@b <c@d> e',
  'Shop\r\nBcc: x <shop@mail.example>',
])('rejects the sender %j', (sender) => {
  expect(() => senderOf(sender)).toThrow('MAIL_FROM');
});

test('rejects an address that is not of a mail server', () => {
  expect(() =>
    readEnvironment(notifyEnvironment, { ...base, MAIL_FROM: 'shop@mail.example', SMTP_URL: 'http://mail.example' }),
  ).toThrow('SMTP_URL');
});
