import type { User } from "#domain/account/user.ts"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Database } from "./database.ts"
import type { Schema } from "./schema.ts"

type Erased = Pick<User, "id" | "email" | "phone">

/**
 * Deletes every row about an account whose tasks and uploads are gone; what refers to the account by a foreign key is
 * deleted with it. tests/adapters/storage/postgres/erase-account.test.ts searches all tables, so that a new one cannot be
 * forgotten.
 */
export const eraseAccount = (db: Database["Service"], user: Erased): Effect.Effect<void> =>
  Effect.forEach(steps, (forget) => db.query((q) => forget(q, user)), { discard: true })

type Step = (q: Kysely<Schema>, user: Erased) => Promise<unknown>

const byUser = [
  "session",
  "mcp_key",
  "passkey",
  "minute_ledger",
  "referral_code",
  "billing_mail",
  "connected_app",
] as const
const byOwner = ["hotword", "tag", "folder", "upload", "conversion", "task_tally"] as const

const steps: ReadonlyArray<Step> = [
  // Nobody may sign in or start anything in the meantime.
  (q, { id }) => q.selectFrom("app_user").select("id").where("id", "=", id).forUpdate().execute(),
  (q, { id }) => Promise.all(byUser.map((table) => q.deleteFrom(table).where("user_id", "=", id).execute())),
  (q, { id }) => Promise.all(byOwner.map((table) => q.deleteFrom(table).where("owner_id", "=", id).execute())),
  (q, { email }) => q.deleteFrom("sign_in_link").where("email", "=", email ?? "").execute(),
  (q, { email, phone }) =>
    q.deleteFrom("collaborator").where("identifier", "in", [email, phone].filter((one) => one !== null)).execute(),
  (q, { email }) => q.deleteFrom("invitation").where("email", "=", email ?? "").execute(),
  (q, user) => sql`delete from oauth_record where ${mentions("payload", user)}`.execute(q),
  (q, user) => sql`delete from ticket where ${mentions("payload", user)}`.execute(q),
  (q, { id }) =>
    q.deleteFrom("billing_event").where((where) =>
      where.or([
        where("subject", "in", where.selectFrom("subscription").select("ref").where("user_id", "=", id)),
        where("subject", "in", where.selectFrom("payment_order").select(idText).where("user_id", "=", id)),
      ])
    ).execute(),
  (q, { id }) => q.deleteFrom("subscription").where("user_id", "=", id).execute(),
  (q, { id }) => q.deleteFrom("payment_order").where("user_id", "=", id).execute(),
  keepBooks,
  keepOthers,
  forgetJobs,
  (q, { id }) => q.deleteFrom("app_user").where("id", "=", id).execute(),
]

const idText = sql<string>`id::text`.as("id")

const mentions = (column: string, { id, email, phone }: Erased) =>
  sql.join(
    [id, email, phone].flatMap((one) => one === null ? [] : [sql`strpos(${sql.ref(column)}::text, ${one}) > 0`]),
    sql` or `,
  )

/** Payments are kept for bookkeeping, and uses of codes for their count, without a name. */
async function keepBooks(q: Kysely<Schema>, { id }: Erased): Promise<void> {
  await sql`with nobody as (select gen_random_uuid() as id)
    update payment set user_id = nobody.id, doc = doc::jsonb || jsonb_build_object('userId', nobody.id, 'orderId', null)
    from nobody where user_id = ${id}`.execute(q)
  await sql`update promo_use set user_id = gen_random_uuid() where user_id = ${id}`.execute(q)
}

/** What stays with others: their referral has been paid, and what was written together is kept. */
async function keepOthers(q: Kysely<Schema>, { id }: Erased): Promise<void> {
  await q.deleteFrom("referral").where((where) =>
    where.or([where("inviter_id", "=", id), where("newcomer_id", "=", id)])
  )
    .execute()
  await sql`update minute_ledger set source = 'referral ' || gen_random_uuid() where source = ${`referral ${id}`}`
    .execute(q)
  await sql`update transcript_change set summary = jsonb_set(summary::jsonb, '{by}', 'null'),
    change = jsonb_set(change::jsonb, '{by}', 'null')
    where summary::jsonb->>'by' = ${id} or change::jsonb->>'by' = ${id}`.execute(q)
  await sql`update summary_version set by = (by::jsonb - ${id}::text) where strpos(by::text, ${id}) > 0`.execute(q)
}

/** For a while, the queue keeps what finished jobs were about. It makes its tables when it is first opened. */
async function forgetJobs(q: Kysely<Schema>, { id }: Erased): Promise<void> {
  const { rows } = await sql<{ job: string | null }>`select to_regclass('pgboss.job')::text as job`.execute(q)
  if (rows[0]?.job === null) return
  await sql`delete from pgboss.job where data->>'account' = ${id}`.execute(q)
}
