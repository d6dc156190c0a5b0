import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { z } from 'zod';
import { goods } from './goods.ts';
import { drawGoods } from './picture.ts';
import { heavyPages } from './heavy-pages.ts';
import { goodsPage, marketPage, style } from './pages.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Route in the market's metrics, which lets a test count readers that violate the rules. */
const forbiddenRoute = '/khong-cho-may-doc/:slug';
const robots = 'User-agent: *\nDisallow: /khong-cho-may-doc/\n';

/**
 * A third-party shop whose links can be pasted in the demo. Its pages describe their goods in several ways, or not at all. One forbids
 * robots, one never responds.
 */
export const villageMarket = defineService({
  name: 'village-market',
  environment: processEnvironment.extend({
    ENVIRONMENT: z.enum(['DEVELOPMENT', 'STAGING'], { error: 'the demo shop runs only in DEVELOPMENT and STAGING' }),
  }),
  needs: {},
  start({ app }) {
    const pictures = new Map<string, Promise<Buffer>>();
    app.use((_request, response, next) => {
      response.set({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
      next();
    });
    app.get('/', (_request, response) => void response.type('html').send(marketPage()));
    app.get('/style.css', (_request, response) => void response.type('css').send(style));
    app.get('/robots.txt', (_request, response) => void response.type('text').send(robots));
    app.get('/hang/:slug', (request, response, next) => {
      const { slug } = request.params;
      const one = goods[slug];
      if (one === undefined) next();
      else response.type('html').send(goodsPage(slug, one));
    });
    app.get('/khong-cho-may-doc/:slug', (_request, response) => {
      response.locals['route'] = forbiddenRoute;
      response.type('html').send(marketPage());
    });
    // Redirects anywhere, as links of other shops do.
    app.get('/chuyen-huong', (request, response) => {
      const { den } = request.query;
      response.redirect(302, typeof den === 'string' ? den : '/');
    });
    app.get('/nang/:kind', (request, response, next) => {
      const write = heavyPages[request.params.kind];
      if (write === undefined) next();
      else response.type('html').send(write());
    });
    // Never responds. The connection ends when the client gives up.
    app.get('/cham/:slug', () => undefined);
    app.get('/pictures/:slug.png', async (request, response, next) => {
      const { slug } = request.params;
      const one = goods[slug];
      if (one === undefined) return next();
      const picture = pictures.get(slug) ?? drawGoods(one.emoji);
      pictures.set(slug, picture);
      response.type('png').send(await picture);
    });
  },
});
