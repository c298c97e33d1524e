import { Effect, Schema } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { tagByRules } from "../../tag/shared/tag-by-rules.ts"
import { type Speaker, SpeakerName } from "../../task/speaker.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { SpeakerNotFound } from "../errors.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

export const Name = Schema.Struct({ id: Schema.String, name: SpeakerName })

/**
 * Renames speakers, all or none; a file gets the tags that know it by its speakers. Call it inside a transaction that has
 * locked the task.
 */
export const nameSpeakers = Effect.fnUntraced(function*(taskId: TaskId, names: ReadonlyArray<typeof Name.Type>) {
  const transcripts = yield* TranscriptStore
  const { speakers } = yield* transcripts.plain(taskId, 0)
  const unknown = names.find(({ id }) => speakers.every((speaker) => speaker.id !== id))
  if (unknown !== undefined) return yield* new SpeakerNotFound({ field: "speakers", speakerId: unknown.id })
  const named = new Map(names.map(({ id, name }) => [id, tidyName(name)]))
  const renamed = (one: Speaker): Speaker => ({ ...one, name: named.get(one.id) ?? one.name })
  yield* transcripts.saveSpeakers(taskId, speakers.map(renamed))
  yield* tagByRules(yield* (yield* TaskStore).get(taskId))
})
