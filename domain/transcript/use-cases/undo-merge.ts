import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SameSpeaker, SpeakerNotFound } from "../errors.ts"
import { merged, withReturned } from "../merged.ts"
import { changeTranscript, TranscriptChange } from "../steps/change-transcript.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

const UndoMerge = wire({ taskId: TaskId, ...merged })

/**
 * Undoes a merge: the removed speaker returns with the same id, at the same index, with those of its lines that still
 * belong to `into`. Lines that have been reassigned since stay as they are. Idempotent.
 */
export const undoMerge = useCase("transcript.undoMerge", {
  input: UndoMerge,
  output: TranscriptChange,
  run: (wanted) => changeTranscript(wanted.taskId, undo(wanted)),
})

const undo = Effect.fnUntraced(function*({ taskId, from, into, place, segmentIds }: typeof UndoMerge.Type) {
  const transcripts = yield* TranscriptStore
  const { columns: { ids, speakerIds }, speakers } = yield* transcripts.plain(taskId, null)
  if (speakers.every(({ id }) => id !== into)) return yield* new SpeakerNotFound({ field: "into", speakerId: into })
  if (from.id === into) return yield* new SameSpeaker({ speakerId: into })
  if (speakers.every(({ id }) => id !== from.id)) {
    yield* transcripts.saveSpeakers(taskId, withReturned(speakers, from, into).toSpliced(place, 0, from))
  }
  const wanted = new Set(segmentIds)
  yield* transcripts.assign(taskId, ids.filter((id, at) => wanted.has(id) && speakerIds[at] === into), from.id)
})
