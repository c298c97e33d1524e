import { Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { MediaUnreadable } from "../../media/errors.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { VoiceEmbedder } from "../../recognition/voice-embedder.port.ts"
import { isSpoken } from "../../task/source.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isPerson } from "../../transcript/people.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { learnVoices } from "../../voice/shared/learn-voices.ts"
import { spansBySpeaker } from "../../voice/speaker-spans.ts"
import { VoiceStore } from "../../voice/voice-store.port.ts"
import { localParts } from "../steps/local-parts.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/**
 * Listens to the speakers of a task whose voices are to be kept, or who may be people the owner has named. Workers call it at
 * least once per job; it does nothing where nobody asked for it, and nothing is decoded if there is nothing to compare with.
 * If the model fails, the queue tries again.
 */
export const recogniseVoices = Effect.fn("pipeline.recogniseVoices")(function*(job: Job) {
  const folder = yield* WorkFolder
  yield* Effect.scoped(work(job)).pipe(
    Effect.raceFirst(untilStopped(job)),
    // The task has been deleted.
    Effect.catchTag("TaskNotFound", () => Effect.void),
    Effect.catchIf(
      isPermanent,
      () => Effect.logWarning("The voices of a recording that cannot be read are not compared", { taskId: job.taskId }),
    ),
    Effect.ensuring(folder.clear(job)),
    Effect.orDie,
  )
})

const work = Effect.fnUntraced(function*(job: Job) {
  const embedder = yield* VoiceEmbedder
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const task = yield* (yield* TaskStore).get(job.taskId)
  const model = yield* embedder.model
  if (model === null || !isSpoken(task.source)) return
  const voices = yield* worthHearing(task, model)
  if (voices.size === 0) return
  const found = yield* embedder.embed(yield* audioOf(job, task), [...voices.values()])
  if (found === null) return
  const vectors = new Map([...voices.keys()].map((speakerId, at) => [speakerId, found.vectors[at] ?? null]))
  yield* transaction(Effect.andThen(lock(task.ownerId), learnVoices(task, { model: found.model, vectors })))
  yield* (yield* TaskEvents).publish({ taskId: task.id, owner: task.ownerId, kind: "voices" })
})

/** The spans of those whose voices are to be kept, and, if there is anybody to compare them with, of those without a name. */
const worthHearing = Effect.fnUntraced(function*({ id, ownerId }: Task, model: string) {
  const { isOn, list, ofTask } = yield* VoiceStore
  if (!(yield* isOn(ownerId))) return new Map()
  const { wishes } = yield* ofTask(id)
  const hasVoices = wishes.length > 0 || (yield* list(ownerId)).some((one) => one.model === model)
  if (!hasVoices) return new Map()
  const { speakers, columns } = yield* (yield* TranscriptStore).plain(id, null)
  const spans = spansBySpeaker(columns)
  const wanted = speakers.filter((one) => !isPerson(one.name) || wishes.some(({ speakerId }) => speakerId === one.id))
  return new Map(wanted.map((one) => [one.id, spans.get(one.id) ?? []]))
})

const audioOf = Effect.fnUntraced(function*(job: Job, task: Task) {
  const media = yield* MediaTool
  const folder = yield* WorkFolder
  const files = yield* localParts(task)
  const { audio } = yield* media.normalise(files, yield* folder.path(job, "audio.raw"), () => Effect.void)
  return audio
})

/** The same file would be refused again, unless only the tool was missing. */
const isPermanent = (error: { readonly _tag: string } | MediaUnreadable): error is MediaUnreadable =>
  error._tag === "MediaUnreadable" && "code" in error && error.code !== "tool-missing"
