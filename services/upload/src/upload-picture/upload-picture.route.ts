import type { Router, Request } from 'express';
import type { Caller } from '@gvg/contracts/caller';
import { storePictureForService } from '@gvg/contracts/http/internal/pictures';
import type { StoredPicture, UploadFields } from '@gvg/contracts/http/upload';
import { uploadFieldsSchema, uploadPicture } from '@gvg/contracts/http/upload';
import type { Locale } from '@gvg/contracts/locale';
import { validationDetails, validationFailure } from '@gvg/contracts/validation';
import type { EventContext } from '@gvg/messaging/outbox';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import { receiveForm } from './receive-form.ts';
import type { StorePicture } from './store-picture.service.ts';
import { purposeFor } from './upload-purpose.ts';
import type { UploadQuota } from './upload-quota.ts';

function checkFields(fields: Record<string, string>, locale: Locale): UploadFields {
  const result = uploadFieldsSchema.safeParse(fields);
  if (result.success) return result.data;
  const details = validationDetails(result.error.issues, fields, locale);
  throw new Failure(validationFailure('body', details), { details });
}

interface Upload {
  request: Request;
  caller: Caller;
  locale: Locale;
  context: EventContext;
}

/** `POST /v1/file-manager/upload` for people, and the same for our own services on the internal listener. */
export function mountUpload({ app, internalApp }: { app: Router; internalApp: Router }, { store, quota }: { store: StorePicture; quota: UploadQuota }): void {
  const upload = ({ request, caller, locale, context }: Upload): Promise<StoredPicture> =>
    receiveForm(request, async ({ content, fields }) => {
      const { width, purpose } = checkFields(fields, locale);
      const picture = { content, width, purpose: purposeFor(caller, purpose), caller, context };
      return quota.spend(caller, () => store(picture));
    });
  mount(app, uploadPicture, upload);
  mount(internalApp, storePictureForService, upload);
}
