import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';

/** Returns the form of `uploadPicture` for a picture. */
export function pictureForm(purpose: UploadPurpose, file: File): FormData {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return form;
}
