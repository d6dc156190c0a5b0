import { availableParallelism } from 'node:os';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { outsideFetchWithDemoShop } from '@gvg/outside-fetch/demo-shop';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { checkPurposeRoute } from './check-purpose/check-purpose.route.ts';
import { checkUploaderRoute } from './check-uploader/check-uploader.route.ts';
import { claimPicturesRoute } from './claim-pictures/claim-pictures.route.ts';
import { uploadEnvironment } from './environment.ts';
import { fetchPictureRoute } from './fetch-picture/fetch-picture.route.ts';
import { getThumbnailRoute } from './get-thumbnail/get-thumbnail.route.ts';
import { onGuestMerged } from './picture/on-guest-merged.consumer.ts';
import { createPictureRepository } from './picture/picture.repository.ts';
import { WorkQueue } from './processing/work-queue.ts';
import { onUserErased } from './remove-picture/on-user-erased.consumer.ts';
import { removePictureRoute } from './remove-picture/remove-picture.route.ts';
import { servePictureRoute } from './serve-picture/serve-picture.route.ts';
import { createVariantPregenerator } from './serve-picture/variant-pregenerator.ts';
import { createVariantService } from './serve-picture/variant.service.ts';
import { openStorage } from './storage/open-storage.ts';
import { startTimers } from './timers.ts';
import { UploadMemory } from './upload-picture/reserve-memory.ts';
import { createStorePicture } from './upload-picture/store-picture.service.ts';
import { uploadPictureRoute } from './upload-picture/upload-picture.route.ts';
import { createUploadQuota } from './upload-picture/upload-quota.ts';

/** Longer queues would delay a picture by more than some seconds. A page opened for the first time requests some dozens of variants. */
const queueLimits = { maxQueued: 400, maxQueuedPerPerson: 120 };

/**
 * Variants wait in their own queue: encoding them takes longest, and a person who requests many must hold up neither uploads nor stored pictures. Encoders and
 * files share libuv's threads (UV_THREADPOOL_SIZE in package.json): three remain for files when all encoders run. In each queue, one person cannot take the
 * last place.
 */
const originalConcurrency = Math.min(availableParallelism(), 2) + 1;
const variantConcurrency = 2;

/** `injectedFetch` is for tests only: its connections are checked by code, never by a setting. */
export const createUploadService = (injectedFetch?: OutsideFetch) =>
  defineService({
    name: 'upload',
    environment: uploadEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    async start({ environment, app, internalApp, connection, bus, redis, withTransaction, health, logger, onStop }) {
      const storage = openStorage(environment);
      onStop(storage.close);
      await storage.check();
      health.addDependency('storage', async () => {
        await storage.check();
        return { ready: true, detail: environment.STORAGE === 'S3' ? 'bucket' : 'folder' };
      });

      const fetchOutside = injectedFetch ?? outsideFetchWithDemoShop(environment.DEMO_SHOP_ORIGIN);
      const pictures = createPictureRepository(connection);
      const signer = createPictureSigner(environment.INTERNAL_SECRET);
      const incoming = new UploadMemory();
      const variantQueue = new WorkQueue({ concurrency: variantConcurrency, ...queueLimits });
      const variants = createVariantService({ storage, queue: variantQueue });
      const pregenerator = createVariantPregenerator({ variants, widths: environment.PREPARED_WIDTHS, logger });
      onStop(() => pregenerator.stop());
      const storePicture = createStorePicture({
        storage,
        pictures,
        signer,
        queue: new WorkQueue({ concurrency: originalConcurrency, ...queueLimits }),
        withTransaction,
        onStored: pregenerator.schedule,
      });

      const quota = createUploadQuota(redis, environment.LIMITS_SCALE);
      uploadPictureRoute({ app, internalApp }, { store: storePicture, quota, memory: incoming });
      servePictureRoute(app, { storage, variants, signer, logger });
      getThumbnailRoute(internalApp, { storage, queue: variantQueue });
      removePictureRoute(internalApp, { storage, pictures, withTransaction });
      checkUploaderRoute(internalApp, { pictures });
      checkPurposeRoute(internalApp, { pictures });
      claimPicturesRoute(internalApp, { pictures });
      fetchPictureRoute(internalApp, { fetchOutside, store: storePicture, quota, memory: incoming });

      await onUserErased({ bus, storage, pictures });
      await onGuestMerged({ bus, pictures });
      startTimers({ logger, onStop, storage, pictures, withTransaction });
    },
  });
