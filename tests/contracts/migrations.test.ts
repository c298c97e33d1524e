import * as Collaborators from "#adapters/storage/postgres/collaborator-store.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { inOrder } from "#adapters/storage/postgres/in-order.ts"
import * as words from "#adapters/storage/postgres/migrations/20261122-090000-words.ts"
import * as taskWork from "#adapters/storage/postgres/migrations/20261122-100000-task-work-and-shares.ts"
import * as secondLook from "#adapters/storage/postgres/migrations/20261122-200000-second-look.ts"
import * as shareSettings from "#adapters/storage/postgres/migrations/20261122-230000-share-settings.ts"
import * as collaborators from "#adapters/storage/postgres/migrations/20261123-000000-collaborators.ts"
import * as sharedWithAddresses from "#adapters/storage/postgres/migrations/20261128-220000-shared-with-addresses.ts"
import * as Shares from "#adapters/storage/postgres/share-store.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type Kysely, sql } from "kysely"
import { at, aTask, aWork, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import * as databases from "../support/databases.ts"

/** The tables as they were before 22 November, as far as these migrations change them. */
const asBefore = inOrder(
  sql`drop table task_moment, task_work`,
  sql`drop table share`,
  sql`alter table task add column share_token text unique`,
  sql`alter table work_chunk rename column result to heard`,
)

/** The first task as it was stored then. */
const stored = sql`
  update task set data = data - 'options' || jsonb_build_object(
    'wishes', data->'options', 'took', '{"transcription": 12.5, "analysis": null}'::jsonb,
    'attempt', 2, 'analysisAttempt', 1, 'share', '{"token": "abc", "on": true}'::jsonb,
    'coverage', '{"speech": 2000, "transcribed": 500, "ratio": 0.25, "holes": [{"begin": 0, "end": 1500, "reason": "timed-out"}]}'::jsonb,
    'transcription', '{"_tag": "Running", "step": "separating-speakers", "progress": 0.9, "startedAt": "2026-11-20T09:00:00.000Z"}'::jsonb)`

const migrated = (name: string, database: Layer.Layer<Database>): void => {
  describe(`a database of an earlier version: ${name}`, () => {
    behavesOn(Layer.provideMerge(Layer.mergeAll(Tasks.layer, Shares.layer), database))(
      "keeps options, work, coverage and links under their new names",
      Effect.gen(function*() {
        const { query } = yield* Database
        const run = (change: (db: Kysely<any>) => Promise<void>) => query((q) => change(q))
        const tasks = yield* TaskStore
        const shares = yield* ShareStore
        yield* tasks.insert(aTask())
        yield* run(asBefore)
        yield* query((q) => stored.execute(q))
        yield* run(words.up)
        yield* run(taskWork.up)
        yield* run(secondLook.up)
        yield* run(shareSettings.up)
        const startedAt = at("2026-11-20T09:00:00.000Z")
        assert.deepStrictEqual(
          yield* tasks.get(taskId(1)),
          aTask({
            transcription: { _tag: "Running" },
            coverage: {
              speech: 2000,
              transcribed: 500,
              ratio: 0.25,
              gaps: [{ begin: 0, end: 1500, reason: "timed-out" }],
              possible: [],
            },
            work: aWork({
              attempt: 2,
              analysisAttempt: 1,
              transcription: { step: "diarizing", progress: 0.9, startedAt },
              reportedAt: aTask().updatedAt,
              processingSeconds: { transcription: 12.5, analysis: null },
            }),
          }),
        )
        assert.strictEqual((yield* shares.find("abc"))?.taskId, taskId(1))
      }),
    )

    behavesOn(Layer.provideMerge(Layer.mergeAll(Tasks.layer, Users.layer, Collaborators.layer), database))(
      "keeps with whom tasks are shared, as editors with the ids they had",
      Effect.gen(function*() {
        const { query } = yield* Database
        const run = (change: (db: Kysely<any>) => Promise<void>) => query((q) => change(q))
        yield* (yield* TaskStore).insert(aTask())
        const { email, id } = yield* (yield* UserStore).insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
        yield* query((q) => sql`drop table collaborator`.execute(q))
        yield* run(collaborators.up)
        yield* query((q) => sql`insert into collaborator values (${taskId(1)}, ${id}, now())`.execute(q))
        yield* run(sharedWithAddresses.up)
        const [one] = yield* (yield* CollaboratorStore).list(taskId(1))
        assert.deepStrictEqual([one?.id, one?.identifier, one?.role], [id, email, "editor"])
        assert.strictEqual((yield* (yield* TaskStore).find(taskId(1), bob)).sharedAs, "editor")
      }),
    )
  })
}

migrated("PostgreSQL", databases.ownPostgres)
