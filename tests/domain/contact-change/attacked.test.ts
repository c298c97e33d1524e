import { SessionStore } from "#domain/account/session-store.port.ts"
import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { noon, refusal } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { adasEmail, sessionId } from "../../support/a-user.ts"
import { as, bobs, codeFor, fresh, moving, operating, unlimited } from "./a-moving-scene.ts"

const ask = (to: string, kind: "email" | "phone" = "email") => unlimited(requestChange.run({ kind, to }))
const enter = (id: string, side: "old" | "new", code: string) => unlimited(confirmChange.run({ id, side, code }))
const wrong = (code: string) => code === "000000" ? "111111" : "000000"
const adasAddress = Effect.flatMap(UserStore, ({ get }) => Effect.map(get(ada), ({ email }) => email))

describe("a change of address that someone tries to get at", () => {
  it.effect("takes no code of the other side, of another session, or of another account", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* as()(ask(fresh))
        const [old, other] = [codeFor(post, adasEmail), codeFor(post, fresh)]
        assert.strictEqual(yield* refusal(as()(enter(id, "old", other))), "CodeWrong")
        assert.strictEqual(yield* refusal(as(ada, sessionId(2))(enter(id, "old", old))), "ContactChangeInvalid")
        assert.strictEqual(yield* refusal(as(bob, sessionId(3))(enter(id, "old", old))), "ContactChangeInvalid")
        assert.strictEqual(yield* adasAddress, adasEmail)
      })
    ))

  it.effect("takes five tries of each side, even of two hundred at the same moment", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* ask(fresh)
        const code = codeFor(post, adasEmail)
        const guess = enter(id, "old", wrong(code))
        const refusals = yield* Effect.all(Array.from({ length: 200 }, () => refusal(guess)), { concurrency: 200 })
        assert.strictEqual(refusals.filter((one) => one === "CodeWrong").length, 5)
        assert.strictEqual(refusals.filter((one) => one === "CodeInvalid").length, 195)
        assert.strictEqual(yield* refusal(enter(id, "old", code)), "CodeInvalid")
      }).pipe(as())
    ))

  it.effect("takes five tries of a side, however often the code of the other was entered", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* ask(fresh)
        const old = enter(id, "old", codeFor(post, adasEmail))
        for (let nth = 0; nth < 5; nth++) assert.deepStrictEqual(yield* old, { isDone: false })
        for (let nth = 0; nth < 4; nth++) {
          assert.strictEqual(yield* refusal(enter(id, "new", wrong(codeFor(post, fresh)))), "CodeWrong")
        }
        assert.deepStrictEqual(yield* enter(id, "new", codeFor(post, fresh)), { isDone: true })
      }).pipe(as())
    ))

  it.effect("is made once by two hundred requests at the same moment", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* ask(fresh)
        yield* enter(id, "old", codeFor(post, adasEmail))
        const last = enter(id, "new", codeFor(post, fresh)).pipe(
          Effect.match({ onFailure: ({ _tag }): string => _tag, onSuccess: ({ isDone }) => String(isDone) }),
        )
        const answers = yield* Effect.all(Array.from({ length: 200 }, () => last), { concurrency: 200 })
        assert.lengthOf(answers.filter((one) => one === "true"), 1)
        assert.lengthOf(post.mails.filter(({ _tag }) => _tag === "ContactChanged"), 1)
      }).pipe(as())
    ))

  it.effect("is asked for five times an hour", () =>
    moving(() =>
      Effect.gen(function*() {
        for (let nth = 0; nth < 5; nth++) yield* requestChange.run({ kind: "email", to: `king${nth}@example.net` })
        assert.strictEqual(
          yield* refusal(requestChange.run({ kind: "email", to: "last@example.net" })),
          "TooManyRequests",
        )
      }).pipe(as())
    ))

  it.effect("to the address of another account answers as always, and only that mailbox learns why nothing comes", () =>
    moving((post) =>
      Effect.gen(function*() {
        const free = yield* ask(fresh)
        const taken = yield* ask(bobs)
        assert.deepStrictEqual(Object.keys(taken), Object.keys(free))
        assert.deepStrictEqual(taken.expiresAt, free.expiresAt)
        assert.deepStrictEqual(post.mails.slice(2).map(({ _tag, to }) => [_tag, to]), [
          ["ContactCode", adasEmail],
          ["ContactTaken", bobs],
        ])
        assert.strictEqual(yield* refusal(enter(taken.id, "new", "000000")), "CodeWrong")
      }).pipe(as())
    ))

  it.effect("to an address that someone else takes meanwhile is refused, and changes nothing", () =>
    moving((post) =>
      Effect.gen(function*() {
        const users = yield* UserStore
        const { id } = yield* ask(fresh)
        yield* enter(id, "old", codeFor(post, adasEmail))
        yield* users.setContact(bob, "email", fresh)
        assert.strictEqual(yield* refusal(enter(id, "new", codeFor(post, fresh))), "ContactTaken")
        assert.strictEqual(yield* adasAddress, adasEmail)
        const { list } = yield* SessionStore
        assert.lengthOf(yield* list(ada, noon), 2)
      }).pipe(as())
    ))

  it.effect("of two accounts to the same address at the same moment gives it to one", () =>
    moving((post) =>
      Effect.gen(function*() {
        const [mine, his] = [yield* as()(ask(fresh)), yield* as(bob, sessionId(3))(ask(fresh))]
        const codes = post.mails.flatMap((one) => one._tag === "ContactCode" ? [one.code] : [])
        const both = [
          as()(Effect.andThen(enter(mine.id, "old", codes[0] ?? ""), enter(mine.id, "new", codes[1] ?? ""))),
          as(bob, sessionId(3))(
            Effect.andThen(enter(his.id, "old", codes[2] ?? ""), enter(his.id, "new", codes[3] ?? "")),
          ),
        ].map((one) => Effect.match(one, { onFailure: ({ _tag }): string => _tag, onSuccess: () => "done" }))
        const answers = yield* Effect.all(both, { concurrency: 2 })
        assert.deepStrictEqual(answers.toSorted(), ["ContactTaken", "done"])
      })
    ))

  it.effect("is broken off when the account is disabled", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* as()(ask(fresh))
        yield* as()(enter(id, "old", codeFor(post, adasEmail)))
        yield* operating(disableUser.run({ account: adasEmail }))
        assert.strictEqual(yield* refusal(as()(enter(id, "new", codeFor(post, fresh)))), "SignInRequired")
        assert.strictEqual(yield* adasAddress, adasEmail)
      })
    ))
})
