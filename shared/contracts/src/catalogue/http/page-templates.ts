import { z } from 'zod';
import { pageTemplateTypes, singleTemplateTypes } from '../terms.ts';
import { defineEndpoint, richTextMaxBodyBytes } from '../../definitions/endpoint.ts';
import { actorSchema } from '../../definitions/event.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, localizedText, queryFlag, revisionSchema } from '../../values/primitives.ts';
import {
  footerContent,
  headerContent,
  homepageContent,
  pageContent,
  rateTableContent,
} from './page-template-content.ts';

/** Content by template type, with the fields next to `type` (rules/catalogue.md). Rich texts are sanitised on write. */
const contentSchemas = [
  z.strictObject({ type: z.literal('HOMEPAGE'), ...homepageContent.shape }),
  z.strictObject({ type: z.literal('HEADER'), ...headerContent.shape }),
  z.strictObject({ type: z.literal('FOOTER'), ...footerContent.shape }),
  z.strictObject({ type: z.literal('RATE_TABLE'), ...rateTableContent.shape }),
  z.strictObject({ type: z.literal('PAGE'), ...pageContent.shape }),
] as const;
export const templateContentSchema = z.discriminatedUnion('type', contentSchemas);
export type TemplateContent = z.infer<typeof templateContentSchema>;

const storedFields = {
  _id: idSchema,
  isDeleted: z.boolean(),
  revision: revisionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
};
const [homepage, header, footer, rateTable, textPage] = contentSchemas;

/** A page template: the fields of its content, with id, status and revision. */
export const pageTemplateSchema = z.discriminatedUnion('type', [
  homepage.extend(storedFields),
  header.extend(storedFields),
  footer.extend(storedFields),
  rateTable.extend(storedFields),
  textPage.extend(storedFields),
]);
export type PageTemplate = z.infer<typeof pageTemplateSchema>;
export type PageTemplateOf<Type extends PageTemplate['type']> = Extract<PageTemplate, { type: Type }>;

/** A template in list responses. `slug` and `title` are present for type PAGE. */
export const pageTemplateSummarySchema = z.object({
  ...storedFields,
  type: z.enum(pageTemplateTypes),
  slug: z.string().optional(),
  title: localizedText(300).optional(),
  /** Last save of the draft. Staff only. */
  draftSavedAt: instantSchema.optional(),
});
export type PageTemplateSummary = z.infer<typeof pageTemplateSummarySchema>;

/** One save of a template; `version` is the template's revision after it. */
export const templateVersionSchema = z.object({
  version: revisionSchema,
  content: templateContentSchema,
  savedAt: instantSchema,
  savedBy: actorSchema,
});
export type TemplateVersion = z.infer<typeof templateVersionSchema>;

const idParams = z.object({ id: idSchema });

/** Returns the page templates. Staff may include removed pages with `includeDeleted`. */
export const listPageTemplates = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates',
  access: 'public',
  limit: 'read',
  query: pagingQuery.extend({ type: z.enum(pageTemplateTypes).optional(), includeDeleted: queryFlag.optional() }),
  response: pageOf(pageTemplateSummarySchema),
  cache: ['template'],
  errors: [],
});

export const getPageTemplate = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/:id',
  access: 'public',
  limit: 'read',
  params: idParams,
  response: pageTemplateSchema,
  cache: ['template'],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED'],
});

/** Returns the single template of a type. Templates of type PAGE are requested by slug. */
export const getPageTemplateByType = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/get-type/:type',
  access: 'public',
  limit: 'read',
  params: z.object({ type: z.enum(singleTemplateTypes) }),
  response: pageTemplateSchema,
  cache: ['template'],
  errors: ['PAGE_TEMPLATE_NOT_FOUND'],
});

export const getPageTemplateBySlug = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/get-slug/:slug',
  access: 'public',
  limit: 'read',
  params: z.object({ slug: z.string().max(80) }),
  response: pageTemplateSchema,
  cache: ['template'],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED'],
});

/** Creates a page template. PAGE_TEMPLATE_WAS_EXISTED: a second template of a single-instance type, or a duplicate page slug. */
export const createPageTemplate = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/page-templates',
  access: 'system',
  limit: 'write',
  maxBodyBytes: richTextMaxBodyBytes,
  body: templateContentSchema,
  response: pageTemplateSchema,
  status: 201,
  invalidates: ['template'],
  errors: ['PAGE_TEMPLATE_WAS_EXISTED'],
});

/** Updates the supplied fields of a template. `type` must match the template's type and cannot change. */
export const updatePageTemplate = defineEndpoint({
  service: 'catalogue',
  method: 'PATCH',
  path: '/v1/page-templates/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  maxBodyBytes: richTextMaxBodyBytes,
  body: z.discriminatedUnion('type', [
    homepage.partial().extend({ type: homepage.shape.type, revision: revisionSchema.optional() }),
    header.partial().extend({ type: header.shape.type, revision: revisionSchema.optional() }),
    footer.partial().extend({ type: footer.shape.type, revision: revisionSchema.optional() }),
    rateTable.partial().extend({ type: rateTable.shape.type, revision: revisionSchema.optional() }),
    textPage.partial().extend({ type: textPage.shape.type, revision: revisionSchema.optional() }),
  ]),
  response: pageTemplateSchema,
  invalidates: ['template'],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_EXISTED', 'PAGE_TEMPLATE_WAS_DELETED', 'VERSION_CONFLICT'],
});

/** Removes or restores a PAGE. The other four types cannot be removed (ACTION_NOT_ALLOWED). */
export const setPageTemplateStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/page-templates/status/:id',
  access: 'system',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isDeleted: z.boolean(), revision: revisionSchema.optional() }),
  response: pageTemplateSchema,
  invalidates: ['template'],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_EXISTED', 'ACTION_NOT_ALLOWED', 'VERSION_CONFLICT'],
});

/** Returns all saved versions, newest first. */
export const listTemplateVersions = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/:id/versions',
  access: 'system',
  limit: 'read',
  params: idParams,
  query: pagingQuery,
  response: pageOf(templateVersionSchema),
  errors: ['PAGE_TEMPLATE_NOT_FOUND'],
});

/** Saves an earlier version's content as a new version. NOT_FOUND: the template has no such version. */
export const restoreTemplateVersion = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/page-templates/:id/restore',
  access: 'system',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ version: revisionSchema, revision: revisionSchema.optional() }),
  response: pageTemplateSchema,
  invalidates: ['template'],
  errors: [
    'PAGE_TEMPLATE_NOT_FOUND',
    'PAGE_TEMPLATE_WAS_EXISTED',
    'PAGE_TEMPLATE_WAS_DELETED',
    'NOT_FOUND',
    'VERSION_CONFLICT',
  ],
});

const templateState = z.object({ revision: revisionSchema, content: templateContentSchema });

/** Draft of a template. Without one, `content` is the published content and `saved` is absent. */
export const templateDraftSchema = z.object({
  template: idSchema,
  /** Incremented by each save, publication and removal of the draft; 0 before the first. */
  revision: z.int().min(0),
  content: templateContentSchema,
  saved: z.object({ at: instantSchema, by: actorSchema }).optional(),
  published: templateState,
  /** Published state when the draft began; absent unless another version was published since. */
  base: templateState.optional(),
});
export type TemplateDraft = z.infer<typeof templateDraftSchema>;

const draftRevision = z.int().min(0);

export const getTemplateDraft = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/:id/draft',
  access: 'staff',
  limit: 'read',
  params: idParams,
  response: templateDraftSchema,
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED'],
});

/**
 * Saves the draft, which only staff can see. `basedOn` is the published revision that the draft builds on. VERSION_CONFLICT with the
 * current draft.
 */
export const saveTemplateDraft = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/page-templates/:id/draft',
  access: 'staff',
  limit: 'write',
  params: idParams,
  maxBodyBytes: richTextMaxBodyBytes,
  body: z.strictObject({
    content: templateContentSchema,
    basedOn: revisionSchema,
    revision: draftRevision.optional(),
  }),
  response: templateDraftSchema,
  invalidates: [],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED', 'VERSION_CONFLICT'],
});

/** Removes the draft and returns the published content. Has no effect without a draft. */
export const removeTemplateDraft = defineEndpoint({
  service: 'catalogue',
  method: 'DELETE',
  path: '/v1/page-templates/:id/draft',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: templateDraftSchema,
  invalidates: [],
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED'],
});

/**
 * Publishes the draft as the next version. `revision` is the draft's, so that only what was reviewed is published. ACTION_NOT_ALLOWED
 * without a draft. VERSION_CONFLICT with the current draft: it was saved since, or another version was published since it began.
 */
export const publishTemplateDraft = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/page-templates/:id/publish',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ revision: draftRevision }),
  response: pageTemplateSchema,
  invalidates: ['template'],
  errors: [
    'PAGE_TEMPLATE_NOT_FOUND',
    'PAGE_TEMPLATE_WAS_EXISTED',
    'PAGE_TEMPLATE_WAS_DELETED',
    'ACTION_NOT_ALLOWED',
    'VERSION_CONFLICT',
  ],
});

/** Signs a URL that shows the draft on the site for ten minutes (`composition/draft-document.ts`). */
export const previewPageTemplate = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/page-templates/:id/preview',
  access: 'staff',
  limit: 'read',
  readOnly: true,
  params: idParams,
  response: z.object({ token: z.string(), expiresAt: instantSchema }),
  errors: ['PAGE_TEMPLATE_NOT_FOUND', 'PAGE_TEMPLATE_WAS_DELETED'],
});

/**
 * Checks the signed URL of a draft for the server that composes its document. NOT_FOUND: it has expired or is not signed by the catalogue.
 */
export const checkTemplatePreview = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/page-templates/previews/:token',
  access: 'public',
  limit: 'read',
  params: z.object({ token: z.string().max(200) }),
  response: z.object({ template: idSchema }),
  errors: ['NOT_FOUND'],
});
