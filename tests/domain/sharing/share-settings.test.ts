import { UserStore } from "#domain/account/user-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { Passwords } from "#domain/kernel/passwords.port.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { textOfPass } from "#domain/sharing/share-pass.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { unlockShared } from "#domain/sharing/use-cases/unlock-shared.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { watchShared } from "#domain/sharing/use-cases/watch-shared.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { analysed, tokenOf } from "./a-shared-task.ts"

const id = taskId(1)
const shared = Effect.map(shareTask.run({ taskId: id }), ({ shareUrl }) => tokenOf(shareUrl))
const view = (token: string, pass?: string) =>
  Effect.provide(viewShared.run({ token, taskId: id, ...(pass !== undefined && { pass }) }), asVisitor)
const unlock = (token: string, password: string, network = "192.0.2.1") =>
  Effect.provide(unlockShared.run({ token, taskId: id, password }), asVisitor).pipe(
    Effect.provideService(CallerNetwork, network),
  )
const password = "open sesame"

describe("the expiry of a link", () => {
  it.effect("ends it at that time, and can be moved or removed", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, expiresAt: DateTime.add(noon, { hours: 1 }) })
      yield* TestClock.adjust("59 minutes")
      yield* view(token)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* refusal(view(token)), "ShareNotFound")
      assert.strictEqual(yield* refusal(unlock(token, password)), "ShareNotFound")
      assert.isNull((yield* editShare.run({ taskId: id, expiresAt: null })).expiresAt)
      yield* view(token)
    })))

  it.effect("must be in the future", () =>
    analysed(Effect.gen(function*() {
      for (const expiresAt of [noon, DateTime.subtract(noon, { days: 1 })]) {
        assert.strictEqual(yield* refusal(editShare.run({ taskId: id, expiresAt })), "ExpiryPassed")
      }
    })))
})

describe("the parts of a link", () => {
  it.effect("are all that it shows", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, parts: ["mind_map", "mind_map"] })
      assert.deepStrictEqual((yield* getShare.run({ taskId: id })).parts, ["mind_map"])
      assert.isNull((yield* view(token)).summary)
      yield* editShare.run({ taskId: id, parts: ["summary"] })
      const seen = yield* view(token)
      assert.isNull(seen.ownerName)
      assert.isNull(seen.mindMap)
      yield* keepUsers(aUser())
      yield* editShare.run({ taskId: id, parts: ["summary", "owner"] })
      assert.strictEqual((yield* view(token)).ownerName, "Ada")
      assert.isNotNull(seen.summary)
    })))
})

const from = (deviceId: string) => Effect.provideService(CurrentActor, { _tag: "Anonymous", deviceId } as const)

describe("the password of a link", () => {
  it.effect("costs the time of hashing for tasks of one's own only", () =>
    analysed(Effect.gen(function*() {
      const hashed: Array<string> = []
      const counting = Effect.updateService(Passwords, ({ hash, ...usual }) => ({
        ...usual,
        hash: (given: string) => Effect.tap(hash(given), () => Effect.sync(() => hashed.push(given))),
      }))
      const foreign = editShare.run({ taskId: taskId(3), password })
      assert.strictEqual(yield* refusal(foreign).pipe(counting), "TaskNotFound")
      assert.deepStrictEqual(hashed, [])
      yield* editShare.run({ taskId: id, password }).pipe(counting)
      assert.deepStrictEqual(hashed, [password])
    })))

  it.effect("is asked for, and lets in who knows it", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      assert.isTrue((yield* editShare.run({ taskId: id, password })).hasPassword)
      assert.strictEqual(yield* refusal(view(token)), "SharePasswordRequired")
      assert.strictEqual(yield* refusal(unlock(token, "open barley")), "SharePasswordWrong")
      const { pass } = yield* unlock(token, password)
      yield* view(token, pass)
      yield* TestClock.adjust("12 hours")
      assert.strictEqual(yield* refusal(view(token, pass)), "SharePasswordRequired")
      yield* editShare.run({ taskId: id, password: null })
      yield* view(token)
    })))

  it.effect("lets in who knows it, when someone else behind the same address has guessed too often", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, password })
      const guess = unlockShared.run({ token, taskId: id, password: "open barley" })
      const know = unlockShared.run({ token, taskId: id, password })
      for (let tried = 0; tried < 10; tried += 1) {
        assert.strictEqual(yield* from("guesser")(refusal(guess)), "SharePasswordWrong")
      }
      assert.strictEqual(yield* from("guesser")(refusal(know)), "TooManyRequests")
      yield* from("reader")(know)
      for (let tried = 0; tried < 29; tried += 1) yield* from(`guesser ${tried}`)(refusal(guess))
      assert.strictEqual(yield* from("another")(refusal(know)), "TooManyRequests")
    })))

  it.effect("ends the passes of an earlier one, and of an earlier link", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, password })
      const { pass } = yield* unlock(token, password)
      yield* editShare.run({ taskId: id, password: "another one" })
      assert.strictEqual(yield* refusal(view(token, pass)), "SharePasswordRequired")
      const fresh = yield* unlock(token, "another one")
      const next = tokenOf((yield* renewShare.run({ taskId: id })).shareUrl)
      assert.strictEqual(yield* refusal(view(next, fresh.pass)), "SharePasswordRequired")
    })))

  it.effect("cannot be passed with a forged pass", () =>
    analysed(Effect.gen(function*() {
      const { sign } = yield* TokenSigner
      const token = yield* shared
      yield* editShare.run({ taskId: id, password })
      const { pass } = yield* unlock(token, password)
      const text = textOfPass({ reader: "owner", link: token, until: noon.epochMilliseconds * 2 })
      const foreign = `${Buffer.from(text).toString("base64url")}.${pass.split(".")[1] ?? ""}`
      const media = yield* sign(JSON.stringify({ task: id, part: null, until: noon.epochMilliseconds * 2 }))
      for (const forged of ["", ".", "x", foreign, media, yield* sign(text), `${pass}A`.slice(1)]) {
        assert.strictEqual(yield* refusal(view(token, forged)), "SharePasswordRequired", forged)
      }
    })))

  it.effect("can be tried ten times from a network, with the right one too", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, password })
      for (let nth = 0; nth < 10; nth++) {
        assert.strictEqual(yield* refusal(unlock(token, `wrong ${nth}`)), "SharePasswordWrong")
      }
      assert.strictEqual(yield* refusal(unlock(token, password)), "TooManyRequests")
      yield* unlock(token, password, "192.0.2.2")
    })))
})

describe("the preview of a link", () => {
  it.effect("shows the owner what viewers see, without a password or a count", () =>
    analysed(Effect.gen(function*() {
      yield* shared
      const { previewUrl, shareUrl } = yield* editShare.run({ taskId: id, password, parts: ["summary"] })
      const pass = new URL(previewUrl ?? "").searchParams.get("pass") ?? ""
      assert.isNull((yield* view(tokenOf(shareUrl), pass)).mindMap)
      assert.strictEqual((yield* getShare.run({ taskId: id })).views, 0)
      yield* toggleShare.run({ taskId: id, on: false })
      assert.strictEqual(yield* refusal(view(tokenOf(shareUrl), pass)), "ShareNotFound")
    })))
})

const watched = (token: string) => Stream.runCollect(watchShared.stream({ token, taskId: id }))

describe("sharing.watchShared", () => {
  it.effect("says that a link works, and ends when it is switched off or replaced", () =>
    analysed(Effect.gen(function*() {
      for (const end of [toggleShare.run({ taskId: id, on: false }), renewShare.run({ taskId: id })]) {
        const viewer = yield* Effect.forkChild(watched(yield* shared))
        yield* TestClock.adjust("1 second")
        yield* end
        assert.deepStrictEqual(yield* Fiber.join(viewer), [{ isOpen: true }, { isOpen: false }])
      }
    })))

  it.effect("ends when the link expires, and at once for one that never was", () =>
    analysed(Effect.gen(function*() {
      const token = yield* shared
      yield* editShare.run({ taskId: id, expiresAt: DateTime.add(noon, { minutes: 1 }) })
      const viewer = yield* Effect.forkChild(watched(token))
      yield* TestClock.adjust("1 second")
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* Fiber.join(viewer), [{ isOpen: true }, { isOpen: false }])
      const stranger = yield* Effect.forkChild(watched("guessed"))
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* Fiber.join(stranger), [{ isOpen: false }])
    })))

  it.effect("ends soon after the account is disabled; the same link works once it is let in again", () =>
    analysed(Effect.gen(function*() {
      const users = yield* UserStore
      yield* keepUsers(aUser())
      const token = yield* shared
      const viewer = yield* Effect.forkChild(watched(token))
      yield* TestClock.adjust("1 second")
      yield* users.setDisabled(ada, noon)
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(yield* Fiber.join(viewer), [{ isOpen: true }, { isOpen: false }])
      assert.strictEqual(yield* refusal(view(token)), "ShareNotFound")
      assert.strictEqual(yield* refusal(unlock(token, password)), "ShareNotFound")
      yield* users.setDisabled(ada, null)
      assert.strictEqual((yield* view(token)).id, id)
    })))
})
