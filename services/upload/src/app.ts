import { availableParallelism } from 'node:os';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { createOutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { defineService } from '@gvg/service-kit/service';
import { uploadEnvironment } from './environment.ts';
import { fetchPictureRoute } from './fetch-picture/fetch-picture.route.ts';
import { createPictureRepository } from './picture/picture.repository.ts';
import { WorkQueue } from './processing/work-queue.ts';
import { removePictureRoute } from './remove-picture/remove-picture.route.ts';
import { servePictureRoute } from './serve-picture/serve-picture.route.ts';
import { createVariantPregenerator } from './serve-picture/variant-pregenerator.ts';
import { createVariantService } from './serve-picture/variant.service.ts';
import { openStorage } from './storage/open-storage.ts';
import { createStorePicture } from './upload-picture/store-picture.service.ts';
import { uploadPictureRoute } from './upload-picture/upload-picture.route.ts';
import { createUploadQuota } from './upload-picture/upload-quota.ts';

/** Beyond this queue length a picture would take longer than some seconds; further requests get 503 with Retry-After. */
const maxQueuedPictures = 400;

/** `fetchOutside` is replaced by tests only: what it connects to is checked by code, never by a setting. */
export const createUploadService = (fetchOutside: OutsideFetch = createOutsideFetch()) =>
  defineService({
    name: 'upload',
    environment: uploadEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    async start({ environment, app, internalApp, connection, redis, transact, health, logger, onStop }) {
      const storage = openStorage(environment);
      onStop(storage.close);
      await storage.check();
      health.addDependency('storage', async () => {
        await storage.check();
        return { ready: true, detail: environment.STORAGE === 'S3' ? 'bucket' : 'folder' };
      });

      const pictures = createPictureRepository(connection);
      const queue = new WorkQueue({ concurrency: availableParallelism(), maxQueued: maxQueuedPictures });
      const variants = createVariantService({ storage, queue });
      const pregenerator = createVariantPregenerator({ variants, widths: environment.PREPARED_WIDTHS, logger });
      onStop(() => pregenerator.stop());
      const storePicture = createStorePicture({ storage, pictures, queue, connection, transact, onStored: pregenerator.schedule });

      uploadPictureRoute({ app, internalApp }, { store: storePicture, quota: createUploadQuota(redis) });
      servePictureRoute(app, { storage, variants, logger });
      removePictureRoute(internalApp, { storage, pictures, transact });
      fetchPictureRoute(internalApp, { fetchOutside, store: storePicture });
    },
  });
