import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { inspectUndo } from "#domain/contact-change/use-cases/inspect-undo.ts"
import { listChanges } from "#domain/contact-change/use-cases/list-changes.ts"
import { replaceContact } from "#domain/contact-change/use-cases/replace-contact.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { undoByPhone } from "#domain/contact-change/use-cases/undo-by-phone.ts"
import { undoChange } from "#domain/contact-change/use-cases/undo-change.ts"
import { byEmail } from "#domain/sign-in/proven-identity.ts"
import { signIn } from "#domain/sign-in/shared/enter.ts"
import { getPhoneAccessToken } from "#domain/sign-in/use-cases/get-phone-access-token.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { sendPhoneCode } from "#domain/sign-in/use-cases/send-phone-code.ts"
import { signInByPhone } from "#domain/sign-in/use-cases/sign-in-by-phone.ts"
import { verifyPhoneCode } from "#domain/sign-in/use-cases/verify-phone-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { noon, refusal } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { adasEmail, sessionId } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"
import {
  as,
  bobs,
  change,
  codeFor,
  fresh,
  freshNumber,
  linkFor,
  moving,
  number,
  operating,
  unlimited,
  visiting,
} from "./a-moving-scene.ts"

const undo = (token: string) => unlimited(visiting(undoChange.run({ token })))
const inspect = (token: string) => unlimited(visiting(inspectUndo.run({ token })))
const adasAddress = Effect.flatMap(UserStore, ({ get }) => Effect.map(get(ada), ({ email }) => email))
const enter = (proven: Parameters<typeof byEmail>[0]) =>
  unlimited(visiting(signIn(Effect.succeed(byEmail(proven)), { deviceId: "new", ...agreed })))

describe("the address that an account has left", () => {
  it.effect("makes no account and signs in nowhere for seven days, and is free then", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* enter(adasEmail)
        yield* as()(change(post, fresh))
        assert.strictEqual(yield* refusal(enter(adasEmail)), "ContactReserved")
        assert.strictEqual(yield* refusal(operating(createUser.run({ email: adasEmail }))), "ContactReserved")
        yield* unlimited(visiting(requestSignInLink.run({ email: adasEmail })))
        assert.deepInclude(post.mails.at(-1), { _tag: "NoAccount", to: adasEmail, registration: "reserved" })
        assert.strictEqual((yield* enter(fresh)).userInfo.id, ada)
        yield* TestClock.adjust("7 days")
        assert.notStrictEqual((yield* enter(adasEmail)).userInfo.id, ada)
      })
    ))

  it.effect("can be taken by no other account, which is told so like of any taken one", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        yield* as(bob, sessionId(3))(unlimited(requestChange.run({ kind: "email", to: adasEmail })))
        assert.deepInclude(post.mails.at(-1), { _tag: "ContactTaken", to: adasEmail })
      })
    ))

  it.effect("can be had again by its own account", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        yield* TestClock.adjust("1 hour")
        assert.deepStrictEqual(yield* as()(change(post, adasEmail)), { isDone: true })
        assert.strictEqual((yield* enter(adasEmail)).userInfo.id, ada)
      })
    ))
})

/** What the old number, proved again, opens. */
const prove = (post: Parameters<typeof codeFor>[0]) =>
  Effect.gen(function*() {
    yield* sendPhoneCode.run({ name: number })
    const { token } = yield* verifyPhoneCode.run({ name: number, code: codeFor(post, number) })
    return yield* getPhoneAccessToken.run({ token })
  }).pipe(unlimited, visiting)

describe("the number that an account has left", () => {
  it.effect("undoes the change once it is proved again, with the proof that signs in nowhere", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, freshNumber, "phone"))
        const { accesstoken } = yield* prove(post)
        const entering = visiting(unlimited(signInByPhone.run({ accesstoken, deviceId: "new", ...agreed })))
        assert.strictEqual(yield* refusal(entering), "ContactReserved")
        const { token } = yield* visiting(unlimited(undoByPhone.run({ accesstoken })))
        assert.deepInclude(yield* inspect(token), { kind: "phone", address: number, replaces: "+86•••9000" })
        yield* undo(token)
        const { get } = yield* UserStore
        assert.strictEqual((yield* get(ada)).phone, number)
      })
    ))

  it.effect("undoes nothing if no account left it", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { accesstoken } = yield* prove(post)
        assert.strictEqual(yield* refusal(visiting(unlimited(undoByPhone.run({ accesstoken })))), "UndoInvalid")
      })
    ))
})

describe("the operator", () => {
  it.effect("gives an account another address for good: sessions end, and earlier links undo nothing", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        const link = linkFor(post, adasEmail)
        const state = yield* operating(replaceContact.run({ account: fresh, kind: "email", to: "Ada@Home.example" }))
        assert.strictEqual(state.user.email, "ada@home.example")
        assert.strictEqual(yield* refusal(undo(link)), "UndoInvalid")
        const { list } = yield* SessionStore
        assert.isEmpty(yield* list(ada, noon))
        assert.deepStrictEqual(post.mails.slice(3).map(({ _tag, to }) => [_tag, to]), [
          ["ContactSettled", fresh],
          ["ContactSettled", "ada@home.example"],
        ])
        const { items } = yield* operating(listChanges.run({ account: "ada@home.example" }))
        assert.deepStrictEqual(items.map(({ by, from, to }): ReadonlyArray<string | null> => [by, from, to]), [
          ["owner", adasEmail, fresh],
          ["operator", fresh, "ada@home.example"],
        ])
        const changes = yield* ContactChangeStore
        assert.isNull(yield* changes.keptFor(adasEmail, noon))
      })
    ))

  it.effect("cannot give one that another account has", () =>
    moving(() =>
      Effect.gen(function*() {
        const given = operating(replaceContact.run({ account: adasEmail, kind: "email", to: bobs }))
        assert.strictEqual(yield* refusal(given), "ContactTaken")
        assert.strictEqual(yield* adasAddress, adasEmail)
      })
    ))
})
