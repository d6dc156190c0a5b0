import { z } from 'zod';
import { pictureWidths } from '@gvg/contracts/upload/picture-widths';
import type { PictureWidth } from '@gvg/contracts/upload/picture-widths';
import { demoShopVariable, refuseDemoShop } from '@gvg/outside-fetch/demo-shop';
import { alongOtherIssues, commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const widths = z
  .string()
  .transform((list) => list.split(',').map((width) => Number(width.trim())))
  .refine(
    (list): list is PictureWidth[] => list.every((width) => (pictureWidths as readonly number[]).includes(width)),
    {
      error: `a list of ${pictureWidths.join(', ')}`,
    },
  );

/** The variables that each storage backend requires. */
const requiredKeys = { FOLDER: ['STORAGE_FOLDER'], S3: ['S3_BUCKET', 'S3_REGION'] } as const;

export const uploadEnvironment = commonEnvironment
  .extend({
    /** Also signs the addresses of private pictures. */
    INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
    STORAGE: z.enum(['FOLDER', 'S3']).default('FOLDER'),
    /** Absolute, or relative to the working directory of the process. */
    STORAGE_FOLDER: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    /** Only for stores other than Amazon's. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Both or neither: without them the machine's own role is used. */
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Widths encoded before the first request: those of a product card and of a banner on common screens. */
    PREPARED_WIDTHS: widths.default([240, 320, 480]),
    ...demoShopVariable,
  })
  .superRefine(refuseDemoShop, alongOtherIssues)
  .superRefine((environment, context) => {
    for (const key of requiredKeys[environment.STORAGE]) {
      if (environment[key] === undefined)
        context.addIssue({ code: 'custom', path: [key], message: `needed for STORAGE=${environment.STORAGE}` });
    }
    if ((environment.S3_ACCESS_KEY_ID === undefined) !== (environment.S3_SECRET_ACCESS_KEY === undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['S3_SECRET_ACCESS_KEY'],
        message: 'must be set together with S3_ACCESS_KEY_ID',
      });
    }
  });
export type UploadEnvironment = z.infer<typeof uploadEnvironment>;
