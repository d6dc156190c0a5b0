import type { Connection } from 'mongoose';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { catalogueService } from '../app.ts';
import { prepareCountries } from '../init/prepare-countries.ts';
import { prepareTemplates } from '../init/prepare-templates.ts';
import { createModels } from '../models.ts';
import type { Models } from '../models.ts';
import { picture } from './valid-inputs.ts';

export interface CatalogueHarness extends ServiceHarness {
  /** Visible, so that their products are listed. */
  category: Category;
  producer: Producer;
  /** The service's own collections, for changes that no endpoint offers. */
  models: Models;
  connection: Connection;
  /** Creates a product with `productBody`. */
  makeProduct(fields?: Record<string, unknown>): Promise<Product>;
  /** A valid body of POST /v1/products with `category` and `producer`; each call uses another name. */
  productBody(fields?: Record<string, unknown>): Record<string, unknown>;
  /** Stops only this instance of the service. */
  stop(): Promise<void>;
}

/** Starts the real service on real backing services, with the data of init, one category and one producer. */
export async function startCatalogueHarness(
  name: string,
  { uploadUrl = unreachableUrl, identityUrl = unreachableUrl }: { uploadUrl?: string; identityUrl?: string } = {},
): Promise<CatalogueHarness> {
  let running: RunningService | undefined;
  const start = async (source: NodeJS.ProcessEnv) => {
    const service = await startService(catalogueService, source);
    let stopping: Promise<void> | undefined;
    running = { ...service, stop: () => (stopping ??= service.stop()) };
    return running;
  };
  const harness = await startHarness({
    name: `catalogue-${name}`,
    start,
    environment: { UPLOAD_INTERNAL_URL: uploadUrl, IDENTITY_INTERNAL_URL: identityUrl },
  });
  const { client, environment } = harness;
  const logger = createLogger({ name: 'catalogue-test', level: 'error' });
  const connection = await connectDatabase({
    uri: environment['MONGODB_URI'] as string,
    name: environment['DATABASE_NAME'] as string,
    logger,
  });
  const models = createModels(connection);
  await prepareCountries(models);
  await prepareTemplates({ models, withTransaction: createWithTransaction(connection) });

  const category = await client.post<Category>('/v1/product-categories', {
    as: 'ADMIN',
    body: { name: { vi: 'Bánh kẹo', en: 'Sweets' }, type: 'PACKAGED_FOOD', image: picture },
  });
  const producer = await client.post<Producer>('/v1/producers', {
    as: 'ADMIN',
    body: { name: { vi: 'Lò bánh Tây Ninh', en: '' }, image: picture },
  });
  let created = 0;
  const productBody = (fields: Record<string, unknown> = {}) => {
    created += 1;
    return {
      name: { vi: `Sản phẩm ${created}`, en: '' },
      description: { vi: '<p>Ngon</p>', en: '' },
      images: [picture],
      category: category.body._id,
      producer: producer.body._id,
      country: 'VN',
      type: 'NORMAL',
      priority: '1',
      price: 65_000,
      unit: 'GRAM',
      quantityPerUnit: 500,
      weightGrams: 550,
      stock: 10,
      ...fields,
    };
  };

  return {
    ...harness,
    get url() {
      return harness.url;
    },
    get internalUrl() {
      return harness.internalUrl;
    },
    category: category.body,
    producer: producer.body,
    models,
    connection,
    productBody,
    makeProduct: async (fields) =>
      (await client.post<Product>('/v1/products', { as: 'ADMIN', body: productBody(fields) })).body,
    stop: async () => running?.stop(),
    async close() {
      await connection.close();
      await harness.close();
    },
  };
}
