/** Texts of every document of this remote; those of its pages are staff's (`staff-texts.ts`). */
export const namespace = 'admin';
