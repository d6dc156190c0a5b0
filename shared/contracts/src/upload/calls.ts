/** Upload's endpoints that browsers call; their body is a multipart form. */
export const calls = {
  uploadPicture: 'POST /v1/file-manager/upload',
} as const;
