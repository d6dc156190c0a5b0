/** Texts in every document of this remote. Those of its pages are in `staff-texts.ts`. */
export const namespace = 'admin';
