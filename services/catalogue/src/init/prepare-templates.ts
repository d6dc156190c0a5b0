import { randomUUID } from 'node:crypto';
import type { Catalogue } from '../catalogue.ts';
import { addPageTemplate } from '../page-template/create-page-template/create-page-template.service.ts';
import { defaultTemplates } from './default-templates.ts';

/** Creates the missing ones of the four required templates; existing ones are not changed. Returns the number created. */
export async function prepareTemplates(catalogue: Pick<Catalogue, 'withTransaction' | 'models'>): Promise<number> {
  const context = { actor: { kind: 'system', id: 'init' } as const, correlationId: randomUUID() };
  let created = 0;
  for (const content of defaultTemplates) {
    if ((await catalogue.models.pageTemplates.exists({ type: content.type })) !== null) continue;
    await addPageTemplate(catalogue, { content, context, locale: 'vi' });
    created += 1;
  }
  return created;
}
