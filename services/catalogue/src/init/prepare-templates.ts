import { randomUUID } from 'node:crypto';
import type { Catalogue } from '../catalogue.ts';
import { addPageTemplate } from '../page-template/create-page-template/create-page-template.service.ts';
import { defaultTemplates } from './default-templates.ts';

/** The four templates without which the site cannot be drawn are there; one that is there stays as it is. Answers how many were made. */
export async function prepareTemplates(catalogue: Pick<Catalogue, 'connection' | 'transact' | 'models'>): Promise<number> {
  const context = { actor: { kind: 'system', id: 'init' } as const, correlationId: randomUUID() };
  let made = 0;
  for (const content of defaultTemplates) {
    if ((await catalogue.models.pageTemplates.exists({ type: content.type })) !== null) continue;
    await addPageTemplate(catalogue, { content, context, locale: 'vi' });
    made += 1;
  }
  return made;
}
