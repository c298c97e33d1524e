import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result, Schema } from "effect"
import { taskId } from "../../support/a-task.ts"

const isAccepted = (text: string): ReadonlyArray<boolean> => [
  Result.isSuccess(Schema.decodeUnknownResult(renameTask.input)({ task_id: taskId(1), title: text })),
  Result.isSuccess(Schema.decodeUnknownResult(pasteText.input)({ text })),
]

describe("text that nobody can see", () => {
  it.each(["", " \n", "\u200B", "\uFEFF\u200D \u2060", "\u00AD", "\u3164", "\u0007"])("is empty: %j", (text) => {
    assert.deepStrictEqual(isAccepted(text), [false, false])
  })

  it.each(["a", "👩‍👩‍👧", "می‌خواهم", "\u200Fשלום", "!"])("is not what joins or turns letters: %s", (text) => {
    assert.deepStrictEqual(isAccepted(text), [true, true])
  })
})
