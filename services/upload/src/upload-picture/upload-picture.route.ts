import type { Router, Request } from 'express';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { storePictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import type { StoredPicture, UploadFields } from '@gvg/contracts/upload/http/upload';
import { uploadFieldsSchema, uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { Locale } from '@gvg/contracts/values/locale';
import { validationDetails, validationErrorCode } from '@gvg/contracts/definitions/validation';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import { memorySharesOf } from './memory-shares.ts';
import { placeOf } from './place-of.ts';
import { receiveForm } from './receive-form.ts';
import type { UploadMemory } from './reserve-memory.ts';
import type { StorePicture } from './store-picture.service.ts';
import { purposeFor } from './upload-purpose.ts';
import type { UploadQuota } from './upload-quota.ts';

function checkFields(fields: Record<string, string>, locale: Locale): UploadFields {
  const result = uploadFieldsSchema.safeParse(fields);
  if (result.success) return result.data;
  const details = validationDetails(result.error.issues, fields, locale);
  throw new ApiFailure(validationErrorCode('body', details), { details });
}

interface UploadRequest {
  request: Request;
  caller: Caller;
  locale: Locale;
  context: EventContext;
}

export interface UploadPictureDependencies {
  store: StorePicture;
  quota: UploadQuota;
  memory: UploadMemory;
}

/** `POST /v1/file-manager/upload` for users, and the same form for our own services on the internal listener. */
export function uploadPictureRoute(
  { app, internalApp }: { app: Router; internalApp: Router },
  { store, quota, memory }: UploadPictureDependencies,
): void {
  const handle = async ({ request, caller, locale, context }: UploadRequest): Promise<StoredPicture> => {
    const address = rateLimitAddress(request.ip ?? '');
    await quota.count(caller, address);
    return receiveForm(
      request,
      { memory: memory.reserve(memorySharesOf(caller, address)) },
      async ({ content, fields }) => {
        const { width, purpose } = checkFields(fields, locale);
        return store({
          content,
          width,
          purpose: purposeFor(caller, purpose),
          place: placeOf(caller, address),
          caller,
          context,
        });
      },
    );
  };
  mount(app, uploadPicture, handle);
  mount(internalApp, storePictureForService, handle);
}
