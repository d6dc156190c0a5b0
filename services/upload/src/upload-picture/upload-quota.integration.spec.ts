import { Redis } from 'ioredis';
import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { TestCaller } from '@gvg/testing/test-client';
import { testGuestId, testUserId } from '@gvg/testing/token-keys';
import { drawing, svgDrawing } from '../picture/pictures.fixtures.ts';
import { uploadForm, startUploadHarness } from '../upload.fixtures.ts';

describe('daily upload quota', () => {
  let service: ServiceHarness;
  let redis: Redis;

  beforeAll(async () => {
    service = await startUploadHarness('upload-day');
    redis = new Redis(service.environment['REDIS_URL'] as string, {
      keyPrefix: service.environment['REDIS_PREFIX'] as string,
    });
  });
  afterAll(async () => {
    redis.disconnect();
    await service.close();
  });

  const today = () => new Date().toISOString().slice(0, 10);
  const small = () => drawing(8, 8).png().toBuffer();
  const send = async (as: TestCaller, content?: Buffer) =>
    service.client.post<{ message?: string }>(uploadPicture.path, { as, body: uploadForm(content ?? (await small())) });

  it.each<[TestCaller, string, number]>([
    ['guest', `guest:${testGuestId}`, uploadLimits.guestPerDay],
    ['USER', `user:${testUserId}`, uploadLimits.userPerDay],
  ])('counts uploads of %s, including rejected ones', async (as, who, limit) => {
    const key = `upload:day:${today()}:${who}`;
    await redis.set(key, limit - 2);
    expect((await send(as)).status).toBe(201);
    expect((await send(as, svgDrawing)).status).toBe(415);
    const rejected = await send(as);
    expect([rejected.status, rejected.body.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(await redis.ttl(key)).toBeGreaterThan(86_400);
  });

  it('counts all guests of one address, an IPv6 /64 network, together', async () => {
    const from = async (guest: string, address: string) =>
      (
        await service.client.post(uploadPicture.path, {
          body: uploadForm(await small()),
          headers: { cookie: await service.keys.guestCookie(guest), 'x-forwarded-for': address },
        })
      ).status;
    await redis.set(
      `upload:day:${today()}:guest-address:2001:db8:1:2::/64`,
      uploadLimits.guestAddressPerDay * Number(service.environment['LIMITS_SCALE'] ?? 1) - 1,
    );
    expect(await from('a'.repeat(32), '2001:db8:1:2::1')).toBe(201);
    expect(await from('b'.repeat(32), '2001:db8:1:2:3::2')).toBe(429);
    expect(await from('b'.repeat(32), '2001:db8:1:3::2')).toBe(201);
  });

  it('does not limit staff', async () => {
    await redis.set(`upload:day:${today()}:user:${testUserId}`, uploadLimits.userPerDay);
    const responses = await Promise.all(Array.from({ length: 25 }, () => send('ADMIN')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  });
});
