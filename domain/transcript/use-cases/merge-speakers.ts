import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SameSpeaker, SpeakerNotFound } from "../errors.ts"
import { merged, withAbsorbed } from "../merged.ts"
import { changedBy, TranscriptChange } from "../steps/change-transcript.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/**
 * Merges two speakers: `into` gets all lines of `from`, which is removed. The other speakers keep their order.
 * `merged` is the input for `transcript.undoMerge`.
 */
export const mergeSpeakers = useCase("transcript.mergeSpeakers", {
  input: wire({ taskId: TaskId, from: Schema.String, into: Schema.String }),
  output: wire({ ...TranscriptChange.to.fields, merged: wire(merged) }),
  run: ({ taskId, from, into }) =>
    Effect.map(changedBy(taskId, merge(taskId, from, into)), ([change, undone]) => ({ ...change, merged: undone })),
})

const merge = Effect.fnUntraced(function*(taskId: TaskId, from: string, into: string) {
  const transcripts = yield* TranscriptStore
  const { columns: { ids, speakerIds }, speakers } = yield* transcripts.plain(taskId, null)
  const place = speakers.findIndex(({ id }) => id === from)
  const removed = speakers[place]
  if (removed === undefined) return yield* new SpeakerNotFound({ field: "from", speakerId: from })
  if (speakers.every(({ id }) => id !== into)) return yield* new SpeakerNotFound({ field: "into", speakerId: into })
  if (from === into) return yield* new SameSpeaker({ speakerId: from })
  const segmentIds = ids.filter((_, at) => speakerIds[at] === from)
  yield* transcripts.assign(taskId, segmentIds, into)
  yield* transcripts.saveSpeakers(taskId, withAbsorbed(speakers, removed, into).toSpliced(place, 1))
  return { from: removed, into, place, segmentIds }
})
