import { Effect, Schema } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { NoRecording } from "../errors.ts"
import { partAt, PartIndex, StoredFile } from "../stored-file.ts"

/** One of the files a task was made from, the first without `part`. Its bytes are read from the BlobStore. */
export const getMedia = useCase("playback.getMedia", {
  input: wire({ taskId: TaskId, part: Schema.optionalKey(PartIndex) }),
  output: StoredFile,
  run: Effect.fnUntraced(function*({ taskId, part = 0 }) {
    const task = yield* requireTask(taskId)
    if (task.parts.length === 0) return yield* new NoRecording({ taskId })
    const { key, mediaType, fileName } = yield* Effect.fromResult(partAt(task, part))
    const actor = yield* CurrentActor
    return { key, mediaType, fileName, reader: actor._tag === "User" ? actor.id : null }
  }),
})
