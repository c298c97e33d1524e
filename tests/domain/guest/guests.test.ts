import { OwnPlans } from "#domain/account/own-plans.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { identify } from "#domain/account/shared/identify.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { purgeDue } from "#domain/leaving/shared/keep-leaving.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { byEmail } from "#domain/sign-in/proven-identity.ts"
import { signIn } from "#domain/sign-in/shared/enter.ts"
import { openVisit } from "#domain/sign-in/use-cases/open-visit.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { noPayments } from "../../support/billing/no-payments.ts"
import { agreed } from "../../support/by-mail-only.ts"

const visitor = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provide(effect, asVisitor)
const as = (actor: Actor) => Effect.provideService(CurrentActor, actor)

const aGuest = Effect.fnUntraced(function*(deviceId = "phone") {
  const { accessToken } = yield* visitor(openVisit.run({ deviceId }))
  return { accessToken, actor: yield* identify(accessToken) }
})

const paste = (actor: Actor) => pasteText.run({ text: "We agreed on the budget." }).pipe(as(actor))

const enter = (guestToken: string) =>
  visitor(signIn(Effect.succeed(byEmail(Email.make("ada@example.org"))), { deviceId: "laptop", guestToken, ...agreed }))

describe("a guest of the free tools", () => {
  it.effect("has one task, which nobody else sees, and needs an account for more", () =>
    atNoon(Effect.gen(function*() {
      const { actor } = yield* aGuest()
      const { id } = yield* paste(actor)
      assert.strictEqual((yield* getTask.run({ taskId: id }).pipe(as(actor))).id, id)
      assert.strictEqual(yield* refusal(paste(actor)), "FreeUseSpent")
      assert.strictEqual(yield* refusal(paste((yield* aGuest()).actor)), "FreeUseSpent")
      const other = yield* aGuest("tablet")
      assert.strictEqual(yield* refusal(getTask.run({ taskId: id }).pipe(as(other.actor))), "TaskNotFound")
      assert.strictEqual(yield* refusal(shareTask.run({ taskId: id }).pipe(as(actor))), "SignInRequired")
    })))

  it.effect("gets the use of a video that was not fetched back once, however often its task ends", () =>
    atNoon(Effect.gen(function*() {
      const { actor } = yield* aGuest()
      const { id } = yield* importLink.run({ url: "https://youtu.be/BaW_jenozKc" }).pipe(as(actor))
      assert.strictEqual(yield* refusal(paste(actor)), "FreeUseSpent")
      yield* cancelTask.run({ taskId: id }).pipe(as(actor))
      yield* paste(actor)
      yield* deleteTasks.run({ taskIds: [id] }).pipe(as(actor))
      assert.strictEqual(yield* refusal(paste(actor)), "FreeUseSpent")
    })))

  it.effect("has as many as they like on a server where everything is included", () =>
    atNoon(
      Effect.gen(function*() {
        const { actor } = yield* aGuest()
        yield* paste(actor)
        yield* paste(actor)
      }).pipe(Effect.provideService(OwnPlans, { included: "enterprise", areOn: true, isOwn: true })),
    ))

  it.effect("keeps what they made by signing in, once; others' tokens change nothing", () =>
    atNoon(Effect.gen(function*() {
      const [tasks, guest] = [yield* TaskStore, yield* aGuest()]
      const { id } = yield* paste(guest.actor)
      const { accessToken, userInfo } = yield* enter(guest.accessToken)
      assert.strictEqual((yield* tasks.get(id)).ownerId, userInfo.id)
      assert.strictEqual(yield* refusal(identify(guest.accessToken)), "SignInRequired")
      yield* enter(accessToken)
      const again = yield* enter("par_unknown")
      assert.strictEqual((yield* tasks.get(id)).ownerId, userInfo.id)
      yield* identify(again.accessToken)
    })))

  it.effect("is forgotten after a week, with what they made", () =>
    atNoon(Effect.gen(function*() {
      const [tasks, users, guest] = [yield* TaskStore, yield* UserStore, yield* aGuest()]
      const { id } = yield* paste(guest.actor)
      yield* TestClock.adjust("6 days")
      yield* purgeDue
      assert.strictEqual((yield* tasks.get(id)).id, id)
      yield* TestClock.adjust("2 days")
      yield* purgeDue
      assert.strictEqual(yield* refusal(tasks.get(id)), "TaskNotFound")
      assert.strictEqual(guest.actor._tag, "User")
      if (guest.actor._tag === "User") assert.strictEqual(yield* refusal(users.get(guest.actor.id)), "UserNotFound")
    })).pipe(Effect.provide(noPayments)))

  it.effect("is welcome only where everyone may have an account, and so many from a network", () =>
    atNoon(
      Effect.gen(function*() {
        const opening = visitor(openVisit.run({ deviceId: "phone" }))
        const closed = Effect.provideService(opening, Registration, { mode: "invitation" })
        assert.strictEqual(yield* refusal(closed), "RegistrationClosed")
        yield* Effect.replicateEffect(20)(opening)
        assert.strictEqual(yield* refusal(opening), "TooManyRequests")
      }).pipe(Effect.provideService(CallerNetwork, "203.0.113.7")),
    ))
})
