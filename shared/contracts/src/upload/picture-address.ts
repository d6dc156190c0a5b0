/** Path of a stored picture: `/v1/file-manager/files/{name}`. */
export const storedPicturePath = /^\/v1\/file-manager\/files\/[\w-]+\.(jpe?g|gif|png)$/i;

/** For how long a signed address of a private picture works (rules/private-pictures.md). */
export const signedAddressSeconds = 3_600;
