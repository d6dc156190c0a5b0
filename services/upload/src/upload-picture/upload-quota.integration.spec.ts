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
    redis = new Redis(service.environment['REDIS_URL'] as string, { keyPrefix: service.environment['REDIS_PREFIX'] as string });
  });
  afterAll(async () => {
    redis.disconnect();
    await service.close();
  });

  const today = () => new Date().toISOString().slice(0, 10);
  const small = () => drawing(8, 8).png().toBuffer();
  const send = async (as: TestCaller, content?: Buffer) => service.client.post<{ message?: string }>(uploadPicture.path, { as, body: uploadForm(content ?? (await small())) });

  it.each<[TestCaller, string, number]>([
    ['guest', `guest:${testGuestId}`, uploadLimits.guestPerDay],
    ['USER', `user:${testUserId}`, uploadLimits.userPerDay],
  ])('counts uploads of %s but not failed ones', async (as, who, limit) => {
    const key = `upload:day:${today()}:${who}`;
    await redis.set(key, limit - 2);
    expect((await send(as)).status).toBe(201);
    expect((await send(as, svgDrawing)).status).toBe(415);
    expect((await send(as)).status).toBe(201);
    const rejected = await send(as);
    expect([rejected.status, rejected.body.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(await redis.get(key)).toBe(String(limit));
    expect(await redis.ttl(key)).toBeGreaterThan(86_400);
  });

  it('does not limit staff', async () => {
    await redis.set(`upload:day:${today()}:user:${testUserId}`, uploadLimits.userPerDay);
    const responses = await Promise.all(Array.from({ length: 25 }, () => send('ADMIN')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  });
});
