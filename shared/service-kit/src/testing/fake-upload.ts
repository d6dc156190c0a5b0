import { randomBytes } from 'node:crypto';
import {
  checkPurpose,
  claimPictures,
  fetchPictureForService,
  removePicture,
} from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '../http/api-failure.ts';
import { startFakeService } from './fake-service.ts';
import type { FakeService } from './fake-service.ts';

export interface FakeUpload extends FakeService {
  /** Stores a CART picture of a user or guest, by default under a new path. Returns its path. */
  makePicture(uploader: { id: string }, url?: string): string;
}

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Starts a stand-in for upload's internal listener. It records the uploader of each picture and copies every linked one. */
export async function startFakeUpload(): Promise<FakeUpload> {
  const service = await startFakeService();
  const uploaders = new Map<string, string>();
  const newPath = () => `/v1/file-manager/files/p${randomBytes(16).toString('hex')}.jpg`;
  const makePicture: FakeUpload['makePicture'] = ({ id }, url = newPath()) => {
    uploaders.set(nameIn(url), id);
    return url;
  };
  service.handle(checkPurpose, ({ body: { names } }) => {
    const details = names.flatMap((name, index) =>
      uploaders.has(name) ? [] : [{ path: `names.${index}`, code: 'INVALID_VALUE', message: '' }],
    );
    if (details.length > 0) throw new ApiFailure('FILE_NOT_FOUND', { details });
    return undefined;
  });
  service.handle(claimPictures, ({ body: { owner, names } }) => {
    const details = names.flatMap((name, index) =>
      uploaders.get(name) === owner.id ? [] : [{ path: `names.${index}`, code: 'FILE_NOT_FOUND', message: '' }],
    );
    if (details.length > 0) throw new ApiFailure('FILE_NOT_FOUND', { details });
    return undefined;
  });
  service.handle(fetchPictureForService, ({ body: { owner } }) => ({
    url: makePicture(owner ?? { id: 'cart' }),
    width: 640,
    height: 480,
  }));
  service.handle(removePicture, ({ params: { name } }) => {
    if (!uploaders.delete(name)) throw new ApiFailure('FILE_NOT_FOUND');
    return undefined;
  });
  return Object.assign(service, { makePicture });
}
