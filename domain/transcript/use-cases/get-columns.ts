import { Effect, Schema } from "effect"
import { Counter } from "../../kernel/counter.ts"
import { SegmentId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { Speaker } from "../../task/speaker.ts"
import { Doubts } from "../columns.ts"
import { transcriptWithoutWords } from "../shared/transcript-without-words.ts"

/**
 * The whole transcript as columns, for clients that show thousands of lines. Times are in whole milliseconds. Always
 * returns the current transcript: `revision` is only a cache key.
 */
export const getColumns = useCase("transcript.getColumns", {
  input: wire({ taskId: TaskId, revision: Schema.optionalKey(Counter) }),
  output: wire({
    taskId: TaskId,
    revision: Schema.Int,
    /** False while the recording is still being transcribed: more lines will follow. */
    isComplete: Schema.Boolean,
    speakers: Schema.Array(Speaker),
    ids: Schema.Array(SegmentId),
    begins: Schema.Array(Schema.Int),
    ends: Schema.Array(Schema.Int),
    texts: Schema.Array(Schema.String),
    /** The speaker of each line as an index into `speakers`; -1 if unknown. */
    speakerOf: Schema.Array(Schema.Int),
    doubts: Schema.Array(Doubts),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const { columns, speakers, revision, isComplete } = yield* transcriptWithoutWords(
      yield* requireTask(taskId),
      null,
    )
    const { ids, begins, ends, texts, speakerIds, doubts } = columns
    const indices = new Map(speakers.map(({ id }, index) => [id, index]))
    return {
      taskId,
      revision,
      isComplete,
      speakers,
      ids,
      begins: begins.map(Math.round),
      ends: ends.map(Math.round),
      texts,
      speakerOf: speakerIds.map((id) => id === null ? -1 : indices.get(id) ?? -1),
      doubts,
    }
  }),
})
