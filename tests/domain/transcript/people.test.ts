import { peopleIn } from "#domain/transcript/people.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { listPeople } from "#domain/transcript/use-cases/list-people.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"

describe("people", () => {
  it("are named once each, whatever the case, without numbered speakers", () => {
    assert.deepStrictEqual(peopleIn(["Ann", "Speaker 2", " ann", "Speaker Two", "王五", "speaker 12"]), [
      "Ann",
      "Speaker Two",
      "王五",
    ])
  })

  it("are at most two hundred", () => {
    assert.lengthOf(peopleIn(Array.from({ length: 500 }, (_, nth) => `Person ${nth}`)), 200)
  })

  it.effect("are those of the caller's own recordings", () =>
    transcribed(
      ["Ann: one", "Ben: two"],
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* transcripts.saveSpeakers(taskId(1), [{ id: "s1", name: "Speaker 1" }, { id: "s2", name: "Ben" }])
        assert.deepStrictEqual(yield* listPeople.run({}), { people: ["Ben"] })
        assert.deepStrictEqual(yield* Effect.provide(listPeople.run({}), asBob), { people: [] })
      }),
    ))
})
