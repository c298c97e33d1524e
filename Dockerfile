# Parley and all it needs, PostgreSQL too, as one normal user:
#   docker build -t parley .
#   docker run -p 8420:8420 -v parley:/data parley
# See docs/deployment.md. Another Debian, or a copy of it elsewhere, is an argument.
ARG DEBIAN=docker.io/library/debian:bookworm-slim

FROM ${DEBIAN} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates npm \
  && rm -rf /var/lib/apt/lists/*
# For networks with a registry or a certificate authority of their own.
ARG NPM_CONFIG_REGISTRY
ARG NPM_CONFIG_CAFILE
# Debian's npm is too old for package.json, so it fetches the one that installs the rest, which Debian's Node is too old for.
RUN npm install --global --prefix /opt/npm --force node@24.21.0 npm@11.19.1 --loglevel=error
ENV PATH=/opt/npm/bin:$PATH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: see docs/decisions/0006-npm-without-peers.md.
RUN npm install --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node_modules/node/bin/node -e "import('./app-cli/launch/build.mjs').then((launch) => launch.ensureBuild())" \
  && node_modules/node/bin/node app-cli/launch/image.mjs /image

FROM ${DEBIAN}
# What app-cli/launch/engine-packages.mjs names for Debian, python3 for video links, and tini, which reaps what killed
# programs leave. /backups is for BACKUP_DIR: a new volume takes the owner of the folder that it is put over. Not used, and so
# removed: the serif half of the font, and the drivers of screens that ffmpeg's player brings.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates tini ffmpeg pocketsphinx pocketsphinx-en-us flite \
    bubblewrap bzip2 fonts-noto-cjk apertium apertium-eng-spa python3 \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* /usr/share/doc /usr/share/man /usr/share/info /usr/share/locale \
    /usr/share/fonts/opentype/noto/NotoSerifCJK-*.ttc \
    /usr/lib/*/dri /usr/lib/*/libLLVM* /usr/lib/*/libz3.so* /usr/lib/*/mfx \
  && ffmpeg -version \
  && groupadd --gid 10001 parley && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data parley \
  && install -d -o parley -g parley -m 0700 /data /backups
WORKDIR /app
COPY --from=build /image ./
RUN --mount=type=bind,from=build,source=/app/app-cli/launch,target=/launch \
  printf '#!/bin/sh\nexec /app/node_modules/node/bin/node /app/dist/server/main.js "$@"\n' > /usr/local/bin/parley \
  && chmod 755 /usr/local/bin/parley \
  && dpkg-query -W -f '${Package} ${Version} ${Architecture}\n' \
  | node_modules/node/bin/node /launch/image-sbom.mjs sbom.cdx.json
# The internal port is for the health check: no other machine reaches it.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8420 LOCAL_GATEWAY=true INTERNAL_PORT=9464 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
LABEL org.opencontainers.image.title="Parley" \
  org.opencontainers.image.description="Recordings, documents and meetings in; transcripts, summaries and mind maps out" \
  org.opencontainers.image.licenses="GPL-3.0-or-later" \
  parley.sbom="/app/sbom.cdx.json"
USER parley
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["/app/node_modules/node/bin/node", "/app/healthy.mjs"]
ENTRYPOINT ["tini", "--", "parley"]
CMD ["serve"]
