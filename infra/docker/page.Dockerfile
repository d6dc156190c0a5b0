# The shell and every remote: docker build --file infra/docker/page.Dockerfile --build-arg PAGE=mf-storefront .
FROM node:24-bookworm-slim AS base
WORKDIR /site

FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM base AS build
ARG PAGE
COPY --from=manifests /site ./
RUN npm ci --no-audit --no-fund
COPY shared shared
COPY ${PAGE} ${PAGE}
RUN npm run build --workspace=${PAGE}

FROM base AS packages
ARG PAGE
COPY --from=manifests /site ./
RUN npm ci --omit=dev --workspace=${PAGE} --no-audit --no-fund

FROM base
ARG PAGE
ENV NODE_ENV=production
COPY --from=packages /site ./
COPY shared/contracts shared/contracts
# Contains the tool that registers a remote's release.
COPY infra/local/src infra/local/src
COPY --from=build /site/${PAGE}/dist ${PAGE}/dist
RUN install --directory --owner=node --group=node /registry /releases
ENV HOST=0.0.0.0 PORT=8080
WORKDIR /site/${PAGE}
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
