import type { PresenceView } from "#domain/collaboration/presence-view.ts"
import { reportFocus } from "#domain/collaboration/use-cases/report-focus.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { attendTask } from "#domain/library/use-cases/attend-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, type Layer, Scope, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asBob, asVisitor, refusal } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { add, addBob, asCarol, id, remove, shared } from "./a-shared-scene.ts"

const settled = Effect.repeat(Effect.yieldNow, { times: 100 })
const line = SegmentId.make("g1")

type View = typeof PresenceView.Type

/** Opens the task as someone until they leave; the view is what they were told last. */
const open = Effect.fnUntraced(function*(as: Layer.Layer<CurrentActor>) {
  const scope = yield* Scope.make()
  const page: { view: View; end: string } = { view: { page: "", people: [], locks: [] }, end: "open" }
  yield* attendTask.stream({ taskId: id }).pipe(
    Stream.runForEach(({ presence }) => Effect.sync(() => presence === null || (page.view = presence))),
    Effect.provide(as),
    Effect.onExit((exit) => Effect.sync(() => page.end = Exit.isFailure(exit) ? "refused" : "over")),
    Effect.ignoreCause,
    Effect.forkIn(scope),
  )
  yield* settled
  return {
    names: () => page.view.people.map(({ name }) => name),
    locks: () => page.view.locks.map(({ name, lineId, isAhead }) => [name, lineId, isAhead]),
    id: () => page.view.page,
    end: () => page.end,
    leave: Effect.andThen(Scope.close(scope, Exit.void), settled),
  }
})

const report = (as: Layer.Layer<CurrentActor>, page: string, lineId: SegmentId | null) =>
  reportFocus.run({ taskId: id, page, lineId }).pipe(Effect.provide(as), Effect.andThen(settled))

describe("who is at a task", () => {
  it.effect("is seen by its owner and collaborators under the names of their accounts, until they leave", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const [ada, bobs] = [yield* open(asAda), yield* open(asBob)]
        assert.deepStrictEqual([ada.names(), bobs.names()], [["Bob"], ["Ada"]])
        yield* bobs.leave
        assert.deepStrictEqual(ada.names(), [])
      })
    ))

  it.effect("is neither told to strangers and visitors, nor joined by them", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const ada = yield* open(asAda)
        const [carol, visitor] = [yield* open(asCarol), yield* open(asVisitor)]
        assert.deepStrictEqual([carol.end(), visitor.end()], ["refused", "refused"])
        assert.deepStrictEqual([ada.names(), carol.id(), visitor.id()], [[], "", ""])
        assert.strictEqual(yield* refusal(report(asCarol, ada.id(), line)), "TaskNotFound")
        assert.strictEqual(yield* refusal(report(asVisitor, ada.id(), line)), "SignInRequired")
        assert.deepStrictEqual(ada.locks(), [])
      })
    ))

  it.effect("ends at once for a collaborator who is removed, for them and for the others", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const [ada, bobs] = [yield* open(asAda), yield* open(asBob)]
        const page = bobs.id()
        yield* remove(bobIs)
        yield* settled
        assert.deepStrictEqual([bobs.end(), ada.names()], ["refused", []])
        assert.strictEqual(yield* refusal(report(asBob, page, line)), "TaskNotFound")
      })
    ))
})

describe("the line that someone is editing", () => {
  it.effect("is shown to the others, and not to themselves, until they leave it", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const [ada, bobs] = [yield* open(asAda), yield* open(asBob)]
        yield* report(asBob, bobs.id(), line)
        assert.deepStrictEqual([ada.locks(), bobs.locks()], [[["Bob", line, true]], []])
        yield* TestClock.adjust(1)
        yield* report(asAda, ada.id(), line)
        assert.deepStrictEqual([ada.locks(), bobs.locks()], [[["Bob", line, true]], [["Ada", line, false]]])
        yield* report(asBob, bobs.id(), null)
        assert.deepStrictEqual(ada.locks(), [])
      })
    ))

  it.effect("cannot be claimed for someone else's page", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const [ada, bobs] = [yield* open(asAda), yield* open(asBob)]
        yield* report(asBob, ada.id(), line)
        assert.deepStrictEqual([ada.locks(), bobs.locks()], [[], []])
      })
    ))
})
