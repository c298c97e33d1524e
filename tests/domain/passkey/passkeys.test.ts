import { Mailer } from "#domain/account/mailer.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { SessionId } from "#domain/kernel/ids.ts"
import { exportArchive } from "#domain/leaving/use-cases/export-archive.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { confirm } from "#domain/passkey/use-cases/confirm.ts"
import { deletePasskey } from "#domain/passkey/use-cases/delete-passkey.ts"
import { listPasskeys } from "#domain/passkey/use-cases/list-passkeys.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { signInByPasskey } from "#domain/passkey/use-cases/sign-in-by-passkey.ts"
import { startConfirmation } from "#domain/passkey/use-cases/start-confirmation.ts"
import { startPasskeySignIn } from "#domain/passkey/use-cases/start-passkey-sign-in.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { asBob, atNoon, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { adasEmail, aSession, aUser } from "../../support/a-user.ts"
import { noPayments } from "../../support/billing/no-payments.ts"
import { anAuthenticator } from "../../support/passkeys/an-authenticator.ts"

const deviceId = "web_1"
const session = SessionId.make("0190a5f2-7c1e-7000-8000-0000000000a1")
const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada, session })

/** Ada with a passkey, a day after it was made: nothing is fresh any more. */
const withPasskey = <A, E, R>(test: (device: ReturnType<typeof anAuthenticator>) => Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const device = anAuthenticator()
    const sessions = yield* SessionStore
    yield* keepUsers(aUser(), aUser({ id: bob, email: null }))
    yield* sessions.save(
      aSession({
        id: session,
        createdAt: noon,
        lastSeenAt: noon,
        provenAt: noon,
        expiresAt: DateTime.add(noon, { days: 30 }),
      }),
    )
    const { options } = yield* startRegistration.run({})
    yield* registerPasskey.run({ credential: device.create(options) })
    yield* TestClock.adjust("1 day")
    return yield* test(device)
  })).pipe(asAda)

const signedIn = Effect.fnUntraced(function*(answer: (options: string) => string, device = deviceId) {
  const { options } = yield* startPasskeySignIn.run({ deviceId })
  return yield* signInByPasskey.run({ deviceId: device, credential: answer(options) })
})

describe("a passkey", () => {
  it.effect("opens a session without a name, once for each challenge", () =>
    withPasskey((device) =>
      Effect.gen(function*() {
        const { options } = yield* startPasskeySignIn.run({ deviceId })
        const credential = device.use(options)
        const enter = signInByPasskey.run({ deviceId, credential })
        const answers = yield* Effect.all(Array.from({ length: 50 }, () => Effect.exit(enter)), {
          concurrency: "unbounded",
        })
        assert.lengthOf(answers.filter(({ _tag }) => _tag === "Success"), 1)
        assert.strictEqual(yield* refusal(enter), "SignInAttemptInvalid")
        assert.strictEqual((yield* signedIn(device.use)).userInfo.id, ada)
        assert.isNotNull((yield* listPasskeys.run({})).items[0]?.lastUsedAt)
      })
    ))

  it.effect("is refused with any part of the answer wrong", () =>
    withPasskey((device) =>
      Effect.gen(function*() {
        const wrong = {
          "of another page": (options: string) => device.use(options, { origin: "https://evil.example" }),
          "for another domain": (options: string) => device.use(options, { domain: "evil.example" }),
          "without a finger": (options: string) => device.use(options, { isVerified: false }),
          "of another kind": (options: string) => device.use(options, { type: "webauthn.create" }),
          "with a changed signature": (options: string) => device.use(options).replace(/"signature":"..../, "$&AAAA"),
          "of a stranger": anAuthenticator().use,
          "no answer at all": () => "{}",
        }
        for (const [what, answer] of Object.entries(wrong)) {
          assert.strictEqual(yield* refusal(signedIn(answer)), "PasskeyFailed", what)
        }
        const late = signedIn((options) => device.use(options), "web_2")
        assert.strictEqual(yield* refusal(late), "SignInAttemptInvalid", "on another device")
        const { options } = yield* startPasskeySignIn.run({ deviceId })
        yield* TestClock.adjust("6 minutes")
        const old = signInByPasskey.run({ deviceId, credential: device.use(options) })
        assert.strictEqual(yield* refusal(old), "SignInAttemptInvalid", "after five minutes")
      })
    ))

  it.effect("is refused when its counter has not grown: it was copied", () =>
    withPasskey((device) =>
      Effect.gen(function*() {
        yield* signedIn((options) => device.use(options, { counter: 9 }))
        assert.strictEqual(yield* refusal(signedIn((options) => device.use(options, { counter: 9 }))), "PasskeyFailed")
        yield* signedIn((options) => device.use(options, { counter: 10 }))
      })
    ))

  it.effect("is added with an answer to its own question only, at most ten times", () =>
    atNoon(
      Effect.gen(function*() {
        yield* keepUsers(aUser(), aUser({ id: bob, email: null }))
        const { options } = yield* startRegistration.run({})
        const credential = anAuthenticator().create(options)
        const stolen = registerPasskey.run({ credential }).pipe(Effect.provide(asBob))
        assert.strictEqual(yield* refusal(stolen), "SignInAttemptInvalid")
        for (let made = 0; made < 10; made += 1) {
          const asked = yield* startRegistration.run({})
          yield* registerPasskey.run({ credential: anAuthenticator().create(asked.options), name: `Key ${made}` })
        }
        const asked = yield* startRegistration.run({})
        const another = registerPasskey.run({ credential: anAuthenticator().create(asked.options) })
        assert.strictEqual(yield* refusal(another), "PasskeyLimitReached")
      }).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada })),
    ))
})

describe("a confirmation", () => {
  const leave = requestDeletion.run({ confirm: adasEmail }).pipe(
    Effect.provideService(Mailer, { send: () => Effect.void }),
    Effect.provide(noPayments),
  )

  it.effect("is needed for what is dangerous, and lasts five minutes", () =>
    withPasskey((device) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(leave), "ConfirmationRequired")
        const [passkey] = (yield* listPasskeys.run({})).items
        const remove = deletePasskey.run({ id: passkey?.id ?? assert.fail("no passkey") })
        assert.strictEqual(yield* refusal(remove), "ConfirmationRequired")
        assert.strictEqual(yield* refusal(startRegistration.run({})), "ConfirmationRequired")
        assert.strictEqual(yield* refusal(exportArchive.run({})), "ConfirmationRequired")
        const { options } = yield* startConfirmation.run({})
        yield* confirm.run({ credential: device.use(options) })
        yield* leave
        yield* TestClock.adjust("5 minutes")
        assert.strictEqual(yield* refusal(remove), "ConfirmationRequired")
      })
    ))

  it.effect("is not given by an answer that was meant for signing in, nor by the passkey of another account", () =>
    withPasskey((device) =>
      Effect.gen(function*() {
        const { options } = yield* startPasskeySignIn.run({ deviceId })
        const other = confirm.run({ credential: device.use(options) })
        assert.strictEqual(yield* refusal(other), "SignInAttemptInvalid")
        const asked = yield* Effect.provide(startConfirmation.run({}), asBob)
        const bobs = Effect.provideService(confirm.run({ credential: device.use(asked.options) }), CurrentActor, {
          _tag: "User",
          id: bob,
          session,
        })
        assert.strictEqual(yield* refusal(bobs), "PasskeyFailed")
      })
    ))

  it.effect("is not needed right after signing in, nor without passkeys", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const sessions = yield* SessionStore
      yield* sessions.save(
        aSession({
          id: session,
          createdAt: noon,
          lastSeenAt: noon,
          provenAt: noon,
          expiresAt: DateTime.add(noon, { days: 30 }),
        }),
      )
      const { options } = yield* startRegistration.run({})
      yield* registerPasskey.run({ credential: anAuthenticator().create(options) })
      yield* leave
    })).pipe(asAda))
})
