import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { newGuest } from '../traffic/guest.ts';
import { png } from '../traffic/png.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';
import { upload } from '../traffic/upload.ts';

export const tallPictures: AttackCase = {
  name: 'pictures of one by forty million pixels',
  async run(site) {
    const guest = await newGuest(site);
    const tall = png(1, 39_999_999);
    const sendTall = async (): Promise<void> =>
      expectEqual('answer', await upload(site, guest, tall), { status: 422, code: 'FILE_NOT_READABLE' });
    const others = await serveOthersDuring(site.url, Promise.all(Array.from({ length: 4 }, sendTall)));
    expectEqual('an upload afterwards', (await upload(site, guest, png(8, 8))).status, 201);
    return others;
  },
};
