/** Endpoints of upload that browsers call. Their body is a multipart form. */
export const calls = {
  uploadPicture: 'POST /v1/file-manager/upload',
} as const;
