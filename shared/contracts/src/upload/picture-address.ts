/** Path of a stored picture: `/v1/file-manager/files/{name}`. */
export const storedPicturePath = /^\/v1\/file-manager\/files\/[\w-]+\.(jpe?g|gif|png)$/i;

/** Validity of a signed URL of a private picture (rules/private-pictures.md). */
export const signedAddressSeconds = 3_600;
