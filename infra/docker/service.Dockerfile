# One image for every service: docker build --file infra/docker/service.Dockerfile --build-arg FOLDER=services/catalogue .
FROM node:24-bookworm-slim AS base
WORKDIR /site
ENV NODE_ENV=production

# Only the files that decide which packages are installed, so that a code change does not invalidate this layer.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM base AS packages
ARG FOLDER
COPY --from=manifests /site ./
RUN npm ci --omit=dev --workspace=${FOLDER} --no-audit --no-fund

FROM base
ARG FOLDER
COPY --from=packages /site ./
COPY shared shared
COPY ${FOLDER} ${FOLDER}
# A volume inherits the owner of its mount point.
ARG VOLUMES
RUN for folder in $VOLUMES; do install --directory --owner=node --group=node "$folder"; done
ENV HOST=0.0.0.0 PORT=8080 INTERNAL_PORT=8081
WORKDIR /site/${FOLDER}
USER node
EXPOSE 8080 8081
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
