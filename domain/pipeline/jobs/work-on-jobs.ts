import { Effect } from "effect"
import { ConversionLimits } from "../../conversion/conversion-limits.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Lane } from "../../job/job.ts"
import { MeetingGuest } from "../../meeting/meeting-guest.port.ts"
import { analyseTask } from "./analyse-task.ts"
import { attendMeeting } from "./attend-meeting.ts"
import { convertSound } from "./convert-sound.ts"
import { deliverWebhook } from "./deliver-webhook.ts"
import { embedTask } from "./embed-task.ts"
import { fetchLink } from "./fetch-link.ts"
import { preparePlayback } from "./prepare-playback.ts"
import { keepEmbedding } from "./queue-embedding.ts"
import { recogniseVoices } from "./recognise-voices.ts"
import { retranscribeSpan } from "./retranscribe-span.ts"
import { transcribeTask } from "./transcribe-task.ts"
import { translateTask } from "./translate-task.ts"

/** How many short recordings run at a time, besides the others. They share the engines, chunk by chunk. */
const shortTasks = 4

/** How many meetings a process is in at a time: each guest of its own is a browser, while the bots of services are elsewhere. */
const attendances = { own: 2, service: 20 }

/** How many video links are fetched at a time: they wait for sites, not for the processor. */
const fetches = 4

/** How many deliveries are sent at a time: they wait for receivers, and a slow one must not hold up the others. */
const deliveries = 16

/** Runs every kind of job until the scope closes, with at most `parallelTasks` recordings and as many analyses at once. */
export const workOnJobs = Effect.fnUntraced(function*(parallelTasks: number) {
  const queue = yield* JobQueue
  const { atOnce } = yield* ConversionLimits
  const { provider } = yield* MeetingGuest
  const workers = {
    attend: queue.work("attend", provider === "own" ? attendances.own : attendances.service, attendMeeting),
    fetch: queue.work("fetch", fetches, fetchLink),
    transcribe: queue.work("transcribe", parallelTasks, transcribeTask),
    "short-transcribe": queue.work("short-transcribe", shortTasks, transcribeTask),
    analyse: queue.work("analyse", parallelTasks, analyseTask),
    // One at a time, since it is less urgent than a transcript.
    playback: queue.work("playback", 1, preparePlayback),
    // A short piece: someone is waiting at the page.
    retranscribe: queue.work("retranscribe", parallelTasks, retranscribeSpan),
    translate: queue.work("translate", parallelTasks, translateTask),
    // Nobody waits for it.
    embed: queue.work("embed", 1, embedTask),
    convert: queue.work("convert", atOnce, convertSound),
    deliver: queue.work("deliver", deliveries, deliverWebhook),
    voices: queue.work("voices", 1, recogniseVoices),
  } satisfies Record<Lane, unknown>
  return yield* Effect.all({ ...workers, keepEmbedding }, { concurrency: "unbounded", discard: true })
})
