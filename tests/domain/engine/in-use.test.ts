import { ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { removeEndpoint } from "#domain/engine/use-cases/remove-endpoint.ts"
import { removeModel } from "#domain/engine/use-cases/remove-model.ts"
import { setEndpoint } from "#domain/engine/use-cases/set-endpoint.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { planOfSpan } from "#domain/transcript/span-plan.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { aModel } from "../../support/a-model.ts"
import { asOperator, refusal } from "../../support/a-scene.ts"
import { aTask, aWork, taskId } from "../../support/a-task.ts"
import { memoryPorts } from "../../support/memory-ports.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"
import { fakeEngines } from "../../support/product/fake-engines.ts"

const { name: model, title } = aModel()
const transcriber = Layer.succeed(Transcriber, transcriberOf(() => Effect.die("unused")))
const ports = Layer.mergeAll(memoryPorts, fakeEngines, transcriber)

const span = { begin: 0, end: 9000, engine: null, language: "en", hotwords: [], replaced: [] }

/** A model, and a task in the work of which it may be needed. */
const scene = <A, E, R>(given: Partial<Task>, plan: string | null, test: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    yield* (yield* TaskStore).insert(aTask({ work: aWork({ retranscriptions: 2 }), ...given }))
    if (plan !== null) yield* (yield* WorkStore).plan(taskId(1), plan)
    return yield* test
  }).pipe(Effect.provide([asOperator, ports]))

const end = Effect.flatMap(
  TaskStore,
  (tasks) => tasks.modify(taskId(1), (task) => Result.succeed({ ...task, retranscription: null })),
)

describe("a model", () => {
  const heardAgain = {
    "once it has its turn": [{ ...span, engine: model, state: { _tag: "Waiting" } }, null],
    "with the best engine, which is this one": [{ ...span, state: { _tag: "Running" } }, planOfSpan(title, 2)],
  } as const
  for (const [how, [retranscription, plan]] of Object.entries(heardAgain)) {
    it.effect(`is not removed while a span is to be transcribed again ${how}`, () =>
      scene(
        { retranscription },
        plan,
        Effect.gen(function*() {
          assert.strictEqual(yield* refusal(removeModel.run({ model })), "EngineInUse")
          yield* end
          yield* removeModel.run({ model })
        }),
      ))
  }

  it.effect("is removed while a recording that was transcribed with it is only translated", () =>
    scene(
      { translation: { language: "de", state: { _tag: "Running" } } },
      title,
      Effect.gen(function*() {
        const removed: Array<string> = []
        yield* removeModel.run({ model }).pipe(Effect.updateService(ModelInstaller, (usual) => ({
          ...usual,
          remove: (name: string) => Effect.sync(() => void removed.push(name)),
        })))
        assert.deepStrictEqual(removed, [model])
      }),
    ))
})

describe("an endpoint", () => {
  it.effect("is not forgotten while a span is to be transcribed again with it", () =>
    scene(
      { retranscription: { ...span, engine: "endpoint", state: { _tag: "Waiting" } } },
      null,
      Effect.gen(function*() {
        yield* setEndpoint.run({ address: "https://api.example.org/v1", model: "whisper-1", key: "right" })
        assert.strictEqual(yield* refusal(removeEndpoint.run({})), "EngineInUse")
        yield* end
        assert.isNull((yield* removeEndpoint.run({})).endpoint)
      }),
    ))
})
