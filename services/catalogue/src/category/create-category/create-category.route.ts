import { createCategory } from '@gvg/contracts/catalogue/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { newGroup } from '../../product-group/write-group.ts';
import { categoryEntity } from '../category.entity.ts';
import { presentCategory } from '../category.presenter.ts';

export function createCategoryRoute(catalogue: Catalogue): void {
  const entity = categoryEntity(catalogue.models);
  mount(catalogue.app, createCategory, async ({ body, context }) => presentCategory(await createEntity(catalogue, entity, { context, fields: () => newGroup(body) })));
}
