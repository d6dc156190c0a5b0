import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Result of a browser's `PushSubscription.toJSON()`. */
export interface TestPushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message as the browser's worker receives it. */
export interface ReceivedPush {
  endpoint: string;
  payload: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

export interface TestPushService {
  /** Local address. Notify reaches it as `http://push.example` with DEMO_PUSH_ORIGIN. */
  origin: string;
  received: readonly ReceivedPush[];
  /** Returns a new browser's subscription. */
  subscribe(): TestPushSubscription;
  /** Responds with this status to the next messages for an endpoint; 201 by default. */
  respond(endpoint: string, status: number): void;
  close(): Promise<void>;
}

/** Returns a new pair of VAPID keys (RFC 8292). */
export function vapidKeys(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  return {
    publicKey,
    privateKey: Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}

interface Browser {
  curve: ECDH;
  auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of RFC 8291. Throws if it is not for this browser. */
function decrypt({ curve, auth }: Browser, body: Buffer): Record<string, unknown> {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = derive(curve.computeSecret(senderKey), auth, keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zero padding.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>;
}

/** Returns whether the request is signed by `publicKey` for this push service (RFC 8292). */
export function isSignedBy(publicKey: string, { authorization = '' }: IncomingHttpHeaders, audience: string): boolean {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  return isValid && key === publicKey && aud === audience && exp > Date.now() / 1_000;
}

/** Starts a push service with its own browsers: it decrypts messages as they would. `port`: default any free one. */
export async function startPushService(port = 0): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  const statuses = new Map<string, number>();
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const endpoint = `http://push.example${request.url ?? ''}`;
    const browser = browsers.get(endpoint);
    const status = browser === undefined ? 404 : (statuses.get(endpoint) ?? 201);
    void buffer(request).then((body) => {
      if (browser !== undefined && status < 300)
        received.push({ endpoint, payload: decrypt(browser, body), headers: request.headers });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    subscribe() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `http://push.example/send/${randomBytes(16).toString('base64url')}`;
      browsers.set(endpoint, { curve, auth });
      return {
        endpoint,
        keys: { p256dh: curve.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    respond: (endpoint, status) => void statuses.set(endpoint, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
