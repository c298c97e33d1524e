import { Effect } from "effect"
import { type SegmentId, type TaskId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import type { Speaker } from "../../task/speaker.ts"
import { SegmentNotFound, SpeakerNotFound, SpeakerUnclear } from "../errors.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

export const assignLines = Effect.fnUntraced(
  function*(taskId: TaskId, lines: ReadonlyArray<SegmentId>, speakerId?: string, name?: string) {
    const transcripts = yield* TranscriptStore
    const { revision, columns: { ids }, speakers } = yield* transcripts.plain(taskId, null)
    const speaker = yield* chosenSpeaker(speakers, revision, speakerId, name)
    const known = new Set(ids)
    const unknown = lines.find((id) => !known.has(id))
    if (unknown !== undefined) return yield* new SegmentNotFound({ field: "segment_ids", segmentId: unknown })
    if (!speakers.includes(speaker)) yield* transcripts.saveSpeakers(taskId, [...speakers, speaker])
    yield* transcripts.assign(taskId, lines, speaker.id)
  },
)

const chosenSpeaker = (
  speakers: ReadonlyArray<Speaker>,
  revision: number,
  speakerId?: string,
  name?: string,
): Effect.Effect<Speaker, SpeakerNotFound | SpeakerUnclear> => {
  if (name === undefined && speakerId !== undefined) {
    const found = speakers.find(({ id }) => id === speakerId)
    return found === undefined
      ? Effect.fail(new SpeakerNotFound({ field: "speaker_id", speakerId }))
      : Effect.succeed(found)
  }
  return name === undefined || speakerId !== undefined
    ? Effect.fail(new SpeakerUnclear())
    : Effect.succeed({ id: freshId(speakers, revision), name: tidyName(name) })
}

/**
 * Continues the numbering and includes the revision it is based on: `speaker_7_4` follows `speaker_3`. Every change
 * has its own revision, so the id of a merged speaker is never reused.
 */
const freshId = (speakers: ReadonlyArray<Speaker>, revision: number): string =>
  `speaker_${revision}_${1 + Math.max(0, ...speakers.map(({ id }) => Number(/\d{1,6}$/.exec(id)?.[0] ?? 0)))}`
