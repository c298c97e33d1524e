import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const typed = " The\r\nlaunch,\tin\u2028May \u0007"
const stored = "The launch, in May"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser({ plan: "pro" }))
    yield* keepTasks(aTask())
    const { replace } = yield* TranscriptStore
    const { segments, speakers } = aTranscript(["Ann: Hello", "Ben: The launch moves to May"])
    yield* replace(id, { segments, speakers })
    return yield* test
  })).pipe(Effect.provide(asAda))

describe("a name that was typed on several lines", () => {
  it.effect("is stored on one, as the title of a task", () =>
    scene(Effect.gen(function*() {
      const titles = [
        yield* renameTask.run({ taskId: id, title: typed }),
        yield* editTask.run({ taskId: id, title: typed }),
        yield* pasteText.run({ text: "We ship in May.", title: typed }),
      ].map(({ title }) => title)
      assert.deepStrictEqual(titles, [stored, stored, stored])
    })))

  it.effect("is stored on one, as the name of a speaker, a folder and a key", () =>
    scene(Effect.gen(function*() {
      const { plain } = yield* TranscriptStore
      const [speaker] = (yield* plain(id, 0)).speakers
      yield* editSpeakerNames.run({ taskId: id, speakers: [{ id: speaker?.id ?? "", name: typed }] })
      const { speakers } = yield* plain(id, 0)
      assert.include(speakers.map(({ name }) => name), stored)
      assert.strictEqual((yield* createFolder.run({ name: typed })).name, stored)
      assert.strictEqual((yield* createMcpKey.run({ name: typed })).info.name, stored)
    })))
})
