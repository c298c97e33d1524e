import type { TaskId } from "#domain/kernel/ids.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { wire } from "#domain/kernel/wire.ts"
import { BlobMissing } from "#domain/media/errors.ts"
import { findPlayback, original } from "#domain/playback/shared/find-playback.ts"
import { findWaveform } from "#domain/playback/shared/find-waveform.ts"
import { ShareNotFound } from "#domain/sharing/errors.ts"
import { requireOwnTask } from "#domain/task/shared/require-own-task.ts"
import type { Part } from "#domain/task/source.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Schema } from "effect"
import type { MediaLinks } from "./media-link.ts"
import type { StoredFile } from "./streams-and-files/send-media.ts"

/** An address that plays a recording without a token, and what is played there. */
export const MediaLink = wire({
  url: Schema.String,
  expiresAt: Schema.DateTimeUtcFromString,
  mediaType: Schema.String,
  kind: Schema.Literals(["audio", "video"]),
  /** Seconds; null where only decoding tells. */
  duration: Schema.NullOr(Schema.Finite),
  /** Whether it is on the timeline of the whole recording; else it is one of several files. */
  isWhole: Schema.Boolean,
  /** False while a file is being made that plays better: ask again. */
  isReady: Schema.Boolean,
  /** Whether `getWaveform` has an answer: "making" until then, "none" where it never will. */
  waveform: Schema.Literals(["ready", "making", "none"]),
})

/** A link is for six hours at least, and the same within an hour: a page that is loaded again plays from its cache. */
const linkEnds = (now: DateTime.Utc): DateTime.Utc => DateTime.add(DateTime.startOf(now, "hour"), { hours: 7 })

/** A link to the whole recording, or to one of its files as it was sent. */
export const linkMedia = Effect.fnUntraced(function*(links: MediaLinks, taskId: TaskId, part: number | undefined) {
  const task = yield* requireOwnTask(taskId)
  const { url } = yield* PublicAddress
  const { key, ...found } = part === undefined ? yield* findPlayback(task) : original(task, yield* partOf(task, part))
  const waveform = yield* findWaveform(task)
  const index = task.parts.findIndex((one) => one.key === key)
  const expiresAt = linkEnds(yield* DateTime.now)
  const link = links.sign({ task: taskId, part: index < 0 ? null : index, until: expiresAt.epochMilliseconds })
  return {
    url: `${url}/api/media/${link}`,
    expiresAt,
    ...found,
    waveform: typeof waveform === "string" ? waveform : "ready" as const,
  }
})

/** The file that a link stands for. */
export const linkedFile = Effect.fnUntraced(function*(links: MediaLinks, link: string) {
  const tasks = yield* TaskStore
  const claim = links.open(link, yield* DateTime.now)
  if (claim === null) return yield* new ShareNotFound()
  const task = yield* tasks.get(claim.task)
  return claim.part === null ? yield* madeFor(task) : yield* partOf(task, claim.part)
})

export const partOf = ({ parts }: Task, index: number): Effect.Effect<Part, BlobMissing> => {
  const part = parts[index]
  return part === undefined ? Effect.fail(new BlobMissing({ key: String(index) })) : Effect.succeed(part)
}

const madeFor = ({ title, playback }: Task): Effect.Effect<StoredFile, BlobMissing> => {
  if (playback._tag !== "Ready") return Effect.fail(new BlobMissing({ key: "playback" }))
  const { key, mediaType } = playback
  return Effect.succeed({ key, mediaType, fileName: `${title}.${key.split(".").at(-1) ?? ""}` })
}
