import { Context } from "effect"
import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { keepSearchable } from "./keep-searchable.ts"
import * as initial from "./migrations/20261129-120000-initial.ts"
import * as connectedApps from "./migrations/20261129-130500-connected-apps.ts"
import * as webhooks from "./migrations/20261129-131500-webhooks.ts"
import * as webhookNotices from "./migrations/20261129-155000-webhook-notices.ts"
import * as watchedPlaces from "./migrations/20261129-160500-watched-places.ts"
import * as automaticExport from "./migrations/20261129-170000-automatic-export.ts"
import * as notifications from "./migrations/20261129-180000-notifications.ts"
import * as tags from "./migrations/20261129-190000-tags.ts"
import * as contactChanges from "./migrations/20261129-200000-contact-changes.ts"
import * as transfers from "./migrations/20261129-210000-transfers.ts"
import * as configuredFolders from "./migrations/20261129-220500-configured-folders.ts"
import type { Schema } from "./schema.ts"

const first = "20261129-120000-initial"

/** Forward only, in the order of their names; a released migration is never changed. Tests add more. */
export class Migrations extends Context.Reference<Readonly<Record<string, Migration>>>(
  "adapters/storage/postgres/Migrations",
  {
    defaultValue: () => ({
      [first]: initial,
      "20261129-130500-connected-apps": connectedApps,
      "20261129-131500-webhooks": webhooks,
      "20261129-155000-webhook-notices": webhookNotices,
      "20261129-160500-watched-places": watchedPlaces,
      "20261129-170000-automatic-export": automaticExport,
      "20261129-180000-notifications": notifications,
      "20261129-190000-tags": tags,
      "20261129-200000-contact-changes": contactChanges,
      "20261129-210000-transfers": transfers,
      "20261129-220500-configured-folders": configuredFolders,
    }),
  },
) {}

type All = typeof Migrations.Service

/** Runs the migrations of this version. */
export const migratorOf = (db: Kysely<Schema>, all: All): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...all }) } })

/** Brings the tables up to date; several processes may start at once. */
export const migrate = async (db: Kysely<Schema>, all: All): Promise<void> => {
  const { error } = await migratorOf(db, all).migrateToLatest()
  if (error !== undefined) throw new Error("The database could not be brought up to date", { cause: error })
  await keepSearchable(db)
}

/** The migrations of this version that the database has not been through; none in a database without tables. */
export const pendingMigrations = async (db: Kysely<Schema>, all: All): Promise<ReadonlyArray<string>> => {
  const done = await doneMigrations(db)
  return done === null ? [] : Object.keys(all).filter((name) => !done.includes(name))
}

/** Null if there are no tables yet. */
const doneMigrations = async (db: Kysely<Schema>): Promise<ReadonlyArray<string> | null> => {
  const { rows: [table] } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (table?.exists !== true) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The last migration of the database; null if there is none. */
export const lastMigration = async (db: Kysely<Schema>): Promise<string | null> => {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? null
}

/** The first migration of the database that this version does not have. Null if there is none. */
export const unknownMigration = async (db: Kysely<Schema>, all: All): Promise<string | null> =>
  (await doneMigrations(db))?.find((name) => !(name in all)) ?? null

/** Whether a migration is of a development version before 0.2.0, from which no upgrade leads here; a newer version made the others that are unknown. */
export const isOfDevelopment = (migration: string): boolean => migration < first
