import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SameSpeaker, SpeakerNotFound } from "../../task/errors.ts"
import { TaskId } from "../../task/task-id.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { changeTranscript, TranscriptChange } from "./change-transcript.ts"

/** Makes one speaker of two: all that `from` says is said by `into`, and `from` is gone. The others keep their places. */
export const mergeSpeakers = useCase("transcript.mergeSpeakers", {
  input: wire({ taskId: TaskId, from: Schema.String, into: Schema.String }),
  output: TranscriptChange,
  run: ({ taskId, from, into }) => changeTranscript(taskId, merge(taskId, from, into)),
})

const merge = Effect.fnUntraced(function*(taskId: TaskId, from: string, into: string) {
  const transcripts = yield* TranscriptStore
  const { columns: { ids, speakerIds }, speakers } = yield* transcripts.plain(taskId, null)
  const unknown = [from, into].find((id) => speakers.every((speaker) => speaker.id !== id))
  if (unknown !== undefined) return yield* new SpeakerNotFound({ speakerId: unknown })
  if (from === into) return yield* new SameSpeaker({ speakerId: from })
  yield* transcripts.assign(taskId, ids.filter((_, at) => speakerIds[at] === from), into)
  yield* transcripts.saveSpeakers(taskId, speakers.filter(({ id }) => id !== from))
})
