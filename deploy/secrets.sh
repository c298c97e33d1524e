#!/bin/sh
# Prints the settings of deploy/compose.scaled.yaml for a host name, with new secrets: sh deploy/secrets.sh HOST > deploy/.env
set -eu
umask 077
echo "PARLEY_HOST=${1:?name the host that people use}"
for name in POSTGRES_PASSWORD REDIS_PASSWORD S3_SECRET_ACCESS_KEY LINK_SECRET OPERATOR_TOKEN; do
  echo "$name=$(openssl rand -hex 32)"
done
