# Loads the initial data of a shop and the demo's goods: docker build --file infra/docker/seed.Dockerfile .
FROM node:24-bookworm-slim AS base
WORKDIR /site

FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM base AS packages
COPY --from=manifests /site ./
RUN npm ci --omit=dev --workspace=infra/seed --workspace=services/catalogue --workspace=services/identity --no-audit --no-fund

FROM base
COPY --from=packages /site ./
COPY shared shared
COPY services/catalogue services/catalogue
COPY services/identity services/identity
COPY infra/seed infra/seed
USER node
CMD ["sh", "-c", "node infra/seed/src/init-cli.ts && node infra/seed/src/seed-cli.ts"]
