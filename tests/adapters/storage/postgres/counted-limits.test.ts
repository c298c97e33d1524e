import * as Collaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as Folders from "#adapters/storage/postgres/folder-store.ts"
import * as Hotwords from "#adapters/storage/postgres/hotword-store.ts"
import * as LinkUses from "#adapters/storage/postgres/link-uses.ts"
import * as McpKeys from "#adapters/storage/postgres/mcp-key-store.ts"
import * as Minutes from "#adapters/storage/postgres/minute-ledger.ts"
import * as Passkeys from "#adapters/storage/postgres/passkey-store.ts"
import * as Promos from "#adapters/storage/postgres/promo-store.ts"
import * as Meter from "#adapters/storage/postgres/question-meter.ts"
import * as Sessions from "#adapters/storage/postgres/session-store.ts"
import * as Subscriptions from "#adapters/storage/postgres/subscription-store.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Tickets from "#adapters/storage/postgres/ticket-store.ts"
import * as UnitOfWork from "#adapters/storage/postgres/unit-of-work.ts"
import * as Uploads from "#adapters/storage/postgres/upload-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, type User } from "#domain/account/user.ts"
import { countQuestion } from "#domain/asking/shared/count-question.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { addHotword } from "#domain/hotword/use-cases/add-hotword.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { receiveByTicket } from "#domain/intake/shared/receive-upload.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { DiskSpace } from "#domain/kernel/disk-space.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { createCode } from "#domain/promo/use-cases/create-code.ts"
import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer, Result } from "effect"
import { asOperator, atNoon, keepTasks, keepUsers } from "../../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../../support/a-task.ts"
import { aUser, sessionBySignIn } from "../../../support/a-user.ts"
import { bytesOf } from "../../../support/an-upload.ts"
import * as databases from "../../../support/databases.ts"
import { anAuthenticator } from "../../../support/passkeys/an-authenticator.ts"

const stores = Layer.mergeAll(
  Collaborators.layer,
  Folders.layer,
  Hotwords.layer,
  LinkUses.layer,
  McpKeys.layer,
  Meter.layer,
  Minutes.layer,
  Passkeys.layer,
  Promos.layer,
  Sessions.layer,
  Subscriptions.layer,
  Tasks.layer,
  Tickets.layer,
  UnitOfWork.layer,
  Uploads.layer,
  Users.layer,
)

const many = Array.from({ length: 200 }, (_, nth) => nth)
const pro = aUser({ plan: "pro" })

/** How many of 200 calls at once are not refused. */
const accepted = <A, E, R>(call: (nth: number) => Effect.Effect<A, E, R>, calls = many) =>
  Effect.map(
    Effect.all(calls.map((nth) => Effect.result(call(nth))), { concurrency: "unbounded" }),
    (answers) => answers.filter(Result.isSuccess).length,
  )

/** Ada on a plan, and PostgreSQL; requests are not limited by rate. */
const scene = <A, E, R>(user: User, test: Effect.Effect<A, E, R>) =>
  atNoon(
    Effect.andThen(keepUsers(user), test).pipe(
      Effect.provide(Layer.provide(stores, databases.postgres)),
      Effect.provideService(RateLimiter, { consume: () => Effect.void }),
    ),
  ).pipe(Effect.provide(asAda))

const ticket = openUpload.run({ fileName: "talk.wav", size: 1 })
const guests = many.map((nth) =>
  aUser({
    id: UserId.make(`0190a5f2-7c1e-7000-8000-0000000${String(nth).padStart(5, "0")}`),
    email: Email.make(`guest-${nth}@example.org`),
  })
)

const addLater = (nth: number) => addHotword.run({ text: `later${nth}` })
const addGuest = (nth: number) => addCollaborator.run({ taskId: taskId(1), userIdentifier: `guest-${nth}@example.org` })

describe("200 calls at once do not exceed", () => {
  it.effect("50 uploads, and 50 upload tickets", () =>
    scene(
      pro,
      Effect.gen(function*() {
        assert.strictEqual(yield* accepted(() => beginUpload({ fileName: "a.wav", size: 1, lasts: uploadLasts })), 50)
        assert.strictEqual(yield* accepted(() => ticket), 50)
      }),
    ))

  it.effect("50 uploads, where the tickets are used", () =>
    scene(
      pro,
      Effect.gen(function*() {
        const { count } = yield* UploadStore
        const use = Effect.flatMap(ticket, ({ uploadId, url }) =>
          receiveByTicket(uploadId, url.split("?ticket=")[1] ?? "", bytesOf("x")))
        for (const _ of [1, 2]) {
          yield* accepted(() =>
            use
          )
        }
        assert.deepInclude(yield* count(ada, yield* DateTime.now), { uploads: 50 })
      }),
    ))

  it.effect("the room of an account, and of all together", () =>
    scene(
      pro,
      Effect.gen(function*() {
        const open = openUpload.run({ fileName: "talk.wav", size: 300 })
        const room = {
          hasRoomFor: () => Effect.succeed(true),
          measure: Effect.succeed(null),
          maxOfAccount: Infinity,
          maxInAll: null,
        }
        const within = (given: Partial<typeof room> | { readonly maxInAll: number }) =>
          Effect.provideService(accepted(() => open), DiskSpace, { ...room, ...given })
        assert.strictEqual(yield* within({ maxOfAccount: 1000 }), 3)
        assert.strictEqual(yield* within({ maxInAll: 1500 }), 2)
      }),
    ))

  it.effect("5 keys", () =>
    scene(
      pro,
      Effect.gen(function*() {
        assert.strictEqual(yield* accepted((nth) => createMcpKey.run({ name: `key ${nth}` })), 5)
      }),
    ))

  it.effect("10 passkeys", () =>
    scene(
      pro,
      Effect.gen(function*() {
        const add = Effect.gen(function*() {
          const { options } = yield* startRegistration.run({})
          return yield* registerPasskey.run({ credential: anAuthenticator().create(options) })
        })
        assert.strictEqual(yield* accepted(() => add), 10)
      }),
    ))

  it.effect("500 hotwords", () =>
    scene(
      pro,
      Effect.gen(function*() {
        const before = Array.from({ length: 490 }, (_, nth) => `word${nth}`).join("\n")
        yield* addHotwords.run({ text: before })
        // Each reads all 500: fewer calls, so that on a busy machine none waits too long for a connection.
        assert.strictEqual(yield* accepted(addLater, many.slice(0, 50)), 10)
      }),
    ))

  it.effect("one folder of a name", () =>
    scene(
      pro,
      Effect.gen(function*() {
        assert.strictEqual(yield* accepted(() => createFolder.run({ name: "Work" })), 1)
      }),
    ))

  it.effect("100 people a task is shared with, half of them without an account", () =>
    scene(
      pro,
      Effect.gen(function*() {
        yield* keepUsers(...guests.filter((_, nth) => nth % 2 === 0))
        yield* keepTasks(aTask())
        assert.strictEqual(yield* accepted(addGuest), 100)
      }).pipe(Effect.provideService(Mailer, { send: () => Effect.void })),
    ))

  it.effect("the uses of a promo code", () =>
    scene(
      pro,
      Effect.gen(function*() {
        yield* keepUsers(...guests)
        const code = { code: "SPRING", minutes: 60, trialDays: 0, maxUses: 7, expiresAt: null }
        yield* Effect.provide(createCode.run(code), asOperator)
        const redeem = (nth: number) =>
          Effect.provideService(redeemCode.run({ code: "SPRING" }), CurrentActor, {
            _tag: "User",
            id: guests[nth]?.id ?? ada,
          })
        assert.strictEqual(yield* accepted(redeem), 7)
      }),
    ))

  it.effect("5 questions a month on the free plan", () =>
    scene(
      aUser(),
      Effect.gen(function*() {
        const user = yield* Effect.flatMap(UserStore, ({ get }) => get(ada))
        assert.strictEqual(yield* accepted((nth) => countQuestion(user, guests[nth]?.id ?? ada)), 5)
      }),
    ))

  it.effect("two video links on the free plan", () =>
    scene(
      aUser(),
      Effect.gen(function*() {
        const url = "https://youtu.be/BaW_jenozKc"
        assert.strictEqual(yield* accepted(() => importLink.run({ url }), many.slice(0, 50)), 2)
      }),
    ))

  it.effect("one session of a device", () =>
    scene(
      pro,
      Effect.gen(function*() {
        yield* accepted(() => sessionBySignIn(ada, "laptop"))
        const { list } = yield* SessionStore
        assert.lengthOf(yield* list(ada, yield* DateTime.now), 1)
      }),
    ))
})
