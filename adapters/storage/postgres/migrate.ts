import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { keepSearchable } from "./keep-searchable.ts"
import * as accounts from "./migrations/20261120-100000-accounts.ts"
import * as tasks from "./migrations/20261120-100100-tasks.ts"
import * as transcripts from "./migrations/20261120-100200-transcripts.ts"
import * as pipeline from "./migrations/20261120-100300-pipeline.ts"
import * as minutes from "./migrations/20261120-100400-minutes.ts"
import * as revisions from "./migrations/20261121-110000-transcript-revisions.ts"
import * as library from "./migrations/20261121-120000-library.ts"
import * as growing from "./migrations/20261121-130000-growing-uploads.ts"
import * as blocks from "./migrations/20261121-140000-words-by-block.ts"
import * as words from "./migrations/20261122-090000-words.ts"
import * as taskWork from "./migrations/20261122-100000-task-work-and-shares.ts"
import * as liveLines from "./migrations/20261122-110000-live-lines.ts"
import * as expiring from "./migrations/20261122-120000-expiring-uploads.ts"
import * as invitations from "./migrations/20261122-130000-invitations.ts"
import * as linesRevisions from "./migrations/20261122-150000-lines-revisions.ts"
import * as lineChanges from "./migrations/20261122-160000-line-changes.ts"
import * as folders from "./migrations/20261122-170000-folders.ts"
import * as engineSettings from "./migrations/20261122-180000-engine-settings.ts"
import * as hotwords from "./migrations/20261122-190000-hotwords.ts"
import * as secondLook from "./migrations/20261122-200000-second-look.ts"
import * as doubts from "./migrations/20261122-210000-doubts.ts"
import * as shareSettings from "./migrations/20261122-230000-share-settings.ts"
import * as collaborators from "./migrations/20261123-000000-collaborators.ts"
import * as writing from "./migrations/20261123-010000-writing.ts"
import * as asking from "./migrations/20261123-020000-asking.ts"
import * as summaryStyle from "./migrations/20261123-050000-summary-style.ts"
import * as libraryQuestions from "./migrations/20261123-070000-library-questions.ts"
import * as translations from "./migrations/20261123-080000-translations.ts"
import * as review from "./migrations/20261123-090000-review.ts"
import * as identities from "./migrations/20261123-100000-identities.ts"
import * as sessions from "./migrations/20261123-110000-sessions.ts"
import * as boundLinks from "./migrations/20261123-120000-bound-links.ts"
import * as statement from "./migrations/20261123-130000-minutes-statement.ts"
import * as billing from "./migrations/20261123-135000-billing.ts"
import * as promoCodes from "./migrations/20261123-150000-promo-codes.ts"
import * as profiles from "./migrations/20261123-150500-profiles.ts"
import * as referrals from "./migrations/20261123-151000-referrals.ts"
import * as deletions from "./migrations/20261123-160000-deletions.ts"
import * as claimedMails from "./migrations/20261123-161000-claimed-mails.ts"
import * as keyScopes from "./migrations/20261123-170000-key-scopes.ts"
import * as passkeys from "./migrations/20261123-180000-passkeys.ts"
import * as triedNotices from "./migrations/20261126-230000-tried-notices.ts"
import * as provenSessions from "./migrations/20261128-190000-proven-sessions.ts"
import * as sharedWithAddresses from "./migrations/20261128-220000-shared-with-addresses.ts"
import * as includedPlans from "./migrations/20261128-221500-included-plans.ts"
import * as avatars from "./migrations/20261128-231000-avatars.ts"
import * as analysisParts from "./migrations/20261129-020000-analysis-parts.ts"
import * as guests from "./migrations/20261129-022000-guests.ts"
import * as passageVectors from "./migrations/20261129-030000-passage-vectors.ts"
import * as taskOrigin from "./migrations/20261129-030500-task-origin.ts"
import * as taskTallies from "./migrations/20261129-040000-task-tallies.ts"
import * as conversions from "./migrations/20261129-041000-conversions.ts"
import * as linkUses from "./migrations/20261129-042000-link-uses.ts"
import * as voices from "./migrations/20261129-050000-voices.ts"
import * as faults from "./migrations/20261129-060000-faults.ts"
import * as meetings from "./migrations/20261129-063000-meetings.ts"
import * as calendars from "./migrations/20261129-064500-calendars.ts"
import * as extensions from "./migrations/20261129-070000-extensions.ts"
import * as usageEvents from "./migrations/20261129-093000-usage-events.ts"
import * as backupRuns from "./migrations/20261129-094500-backup-runs.ts"
import * as taskStories from "./migrations/20261129-100000-task-stories.ts"
import type { Schema } from "./schema.ts"

/** Forward only, in the order of their names; a released migration is never changed. */
const migrations: Record<string, Migration> = {
  "20261120-100000-accounts": accounts,
  "20261120-100100-tasks": tasks,
  "20261120-100200-transcripts": transcripts,
  "20261120-100300-pipeline": pipeline,
  "20261120-100400-minutes": minutes,
  "20261121-110000-transcript-revisions": revisions,
  "20261121-120000-library": library,
  "20261121-130000-growing-uploads": growing,
  "20261121-140000-words-by-block": blocks,
  "20261122-090000-words": words,
  "20261122-100000-task-work-and-shares": taskWork,
  "20261122-110000-live-lines": liveLines,
  "20261122-120000-expiring-uploads": expiring,
  "20261122-130000-invitations": invitations,
  "20261122-150000-lines-revisions": linesRevisions,
  "20261122-160000-line-changes": lineChanges,
  "20261122-170000-folders": folders,
  "20261122-180000-engine-settings": engineSettings,
  "20261122-190000-hotwords": hotwords,
  "20261122-200000-second-look": secondLook,
  "20261122-210000-doubts": doubts,
  "20261122-230000-share-settings": shareSettings,
  "20261123-000000-collaborators": collaborators,
  "20261123-010000-writing": writing,
  "20261123-020000-asking": asking,
  "20261123-050000-summary-style": summaryStyle,
  "20261123-070000-library-questions": libraryQuestions,
  "20261123-080000-translations": translations,
  "20261123-090000-review": review,
  "20261123-100000-identities": identities,
  "20261123-110000-sessions": sessions,
  "20261123-120000-bound-links": boundLinks,
  "20261123-130000-minutes-statement": statement,
  "20261123-135000-billing": billing,
  "20261123-150000-promo-codes": promoCodes,
  "20261123-150500-profiles": profiles,
  "20261123-151000-referrals": referrals,
  "20261123-160000-deletions": deletions,
  "20261123-161000-claimed-mails": claimedMails,
  "20261123-170000-key-scopes": keyScopes,
  "20261123-180000-passkeys": passkeys,
  "20261126-230000-tried-notices": triedNotices,
  "20261128-190000-proven-sessions": provenSessions,
  "20261128-220000-shared-with-addresses": sharedWithAddresses,
  "20261128-221500-included-plans": includedPlans,
  "20261128-231000-avatars": avatars,
  "20261129-020000-analysis-parts": analysisParts,
  "20261129-022000-guests": guests,
  "20261129-030000-passage-vectors": passageVectors,
  "20261129-030500-task-origin": taskOrigin,
  "20261129-040000-task-tallies": taskTallies,
  "20261129-041000-conversions": conversions,
  "20261129-042000-link-uses": linkUses,
  "20261129-050000-voices": voices,
  "20261129-060000-faults": faults,
  "20261129-063000-meetings": meetings,
  "20261129-064500-calendars": calendars,
  "20261129-070000-extensions": extensions,
  "20261129-093000-usage-events": usageEvents,
  "20261129-094500-backup-runs": backupRuns,
  "20261129-100000-task-stories": taskStories,
}

/** Runs the migrations of this version. */
export const migratorOf = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** Brings the tables up to date; several processes may start at once. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw new Error("The database could not be brought up to date", { cause: error })
  await keepSearchable(db)
}

/** The migrations of this version that the database has not been through; none in a database without tables. */
export const pendingMigrations = async (db: Kysely<Schema>): Promise<ReadonlyArray<string>> => {
  const done = await doneMigrations(db)
  return done === null ? [] : Object.keys(migrations).filter((name) => !done.includes(name))
}

/** Null if there are no tables yet. */
const doneMigrations = async (db: Kysely<Schema>): Promise<ReadonlyArray<string> | null> => {
  const { rows: [table] } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (table?.exists !== true) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether this version has a migration; otherwise a newer one made it. */
export const isKnown = (migration: string): boolean => migration in migrations

/** The last migration of the database; null if there is none. */
export const lastMigration = async (db: Kysely<Schema>): Promise<string | null> => {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? null
}

/** The first migration of the database that this version does not know: a newer version made it. Null if there is none. */
export const unknownMigration = async (db: Kysely<Schema>): Promise<string | null> =>
  (await doneMigrations(db))?.find((name) => !isKnown(name)) ?? null
