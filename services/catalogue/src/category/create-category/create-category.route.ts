import { createCategory } from '@gvg/contracts/http/categories';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { createEntity } from '../../entity/create-entity.ts';
import { newShelf } from '../../shelf/write-shelf.ts';
import { categoryKind } from '../category.kind.ts';
import { presentCategory } from '../category.presenter.ts';

export function createCategoryRoute(catalogue: Catalogue): void {
  const kind = categoryKind(catalogue.models);
  mount(catalogue.app, createCategory, async ({ body, context }) => presentCategory(await createEntity(catalogue, kind, { context, fields: () => newShelf(body) })));
}
