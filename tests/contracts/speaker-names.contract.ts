import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every TranscriptStore knows of speakers in other tasks. */
export const speakerNamesContract = (name: string, layer: Layer.Layer<TranscriptStore | TaskStore>): void => {
  describe(`TranscriptStore, names of speakers: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "names the speakers in the newest tasks of an account",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const transcripts = yield* TranscriptStore
        const names = [["Ann"], ["Ben", "Cem"], ["Eve"], ["Dee"]]
        yield* Effect.forEach(names, (list, nth) =>
          tasks.insert(aTask({
            id: taskId(nth),
            createdAt: at(`2026-11-20T0${nth}:00:00.000Z`),
            ownerId: list[0] === "Eve" ? bob : ada,
          })).pipe(Effect.andThen(transcripts.saveSpeakers(taskId(nth), list.map((name) => ({ id: name, name }))))))
        yield* tasks.insert(aTask({ id: taskId(9), createdAt: at("2026-11-20T09:00:00.000Z") }))
        assert.deepStrictEqual(yield* transcripts.speakerNames(ada, 3), ["Dee", "Ben", "Cem"])
        assert.deepStrictEqual(yield* transcripts.speakerNames(bob, 3), ["Eve"])
      }),
    )
  })
}
