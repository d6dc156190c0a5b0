import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';

/** A picture as `uploadPicture` takes it. */
export function pictureForm(purpose: UploadPurpose, file: File): FormData {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return form;
}
