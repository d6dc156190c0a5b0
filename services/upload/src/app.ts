import { availableParallelism } from 'node:os';
import { defineService } from '@gvg/service-kit/service';
import { uploadEnvironment } from './env.ts';
import { createPictureRepository } from './picture/picture.repository.ts';
import { WorkQueue } from './processing/work-queue.ts';
import { mountRemovePicture } from './remove-picture/remove-picture.route.ts';
import { mountServePicture } from './serve-picture/serve-picture.route.ts';
import { createVariantsAhead } from './serve-picture/variants-ahead.ts';
import { createVariants } from './serve-picture/variants.service.ts';
import { openStorage } from './storage/open-storage.ts';
import { createPictureStore } from './upload-picture/store-picture.service.ts';
import { mountUpload } from './upload-picture/upload-picture.route.ts';
import { createUploadQuota } from './upload-picture/upload-quota.ts';

/** Waiting longer than some seconds for a picture helps nobody: beyond this many the caller is told to come again. */
const waitingPictures = 400;

export const upload = defineService({
  name: 'upload',
  environment: uploadEnvironment,
  async start({ environment, app, internalApp, connection, redis, transact, health, logger, onStop }) {
    const storage = openStorage(environment);
    onStop(storage.close);
    await storage.check();
    health.depend('storage', async () => {
      await storage.check();
      return { ready: true, detail: environment.STORAGE === 'S3' ? 'bucket' : 'folder' };
    });

    const pictures = createPictureRepository(connection);
    const queue = new WorkQueue({ concurrency: availableParallelism(), waiting: waitingPictures });
    const variants = createVariants({ storage, queue });
    const ahead = createVariantsAhead({ variants, widths: environment.PREPARED_WIDTHS, logger });
    onStop(() => ahead.stop());
    const store = createPictureStore({ storage, pictures, queue, connection, transact, onStored: ahead.prepare });

    mountUpload({ app, internalApp }, { store, quota: createUploadQuota(redis) });
    mountServePicture(app, { storage, variants, logger });
    mountRemovePicture(internalApp, { storage, pictures, transact });
  },
});
