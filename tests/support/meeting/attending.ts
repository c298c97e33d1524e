import { mixTracks, rawLength } from "#adapters/media/pcm/mix-tracks.ts"
import type { Job } from "#domain/job/job.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import type { Invitation, MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Fiber, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { appendFileSync } from "node:fs"
import { setImmediate } from "node:timers/promises"
import { atNoon, keepUsers } from "../a-scene.ts"
import { ada, asAda } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { scriptedSpeech } from "../pipeline/scripted-speech.ts"
import { scriptedGuest } from "./scripted-guest.ts"

/** What each track says, by its number: words as "text@begin". Both talk over each other at 2 s. */
const said = ["so@1000 we@1400 begin@1800 now@2200", "wait@2000 please@2400"]
/** What is heard in the recording of both. */
const together = "so@900 we@1100 begin@1300 now@1600 wait@2300 a@2600 moment@2900 please@3200"
const spoken = [{ begin: 900, end: 2600 }, { begin: 1900, end: 2800 }]
const trackOf = (path: string): number => Number(/track-(\d+)\.raw$/.exec(path)?.[1] ?? -1)

const { layer: scripted } = scriptedSpeech({
  duration: 4000,
  speech: [],
  hear: (chunk) => Effect.succeed(said[trackOf(chunk.audio?.path ?? "")] ?? together),
})
const media = Layer.effect(
  MediaTool,
  Effect.map(MediaTool, (tool) => ({
    ...tool,
    mix: (tracks: ReadonlyArray<string>, target: string) =>
      Effect.promise((signal) => mixTracks(tracks, target, signal)),
    rawLength: (path: string) => Effect.promise(() => rawLength(path)),
  })),
)
const detector = Layer.succeed(VoiceDetector, {
  detect: ({ path, whole }) => Stream.fromEffect(Effect.as(whole, spoken[trackOf(path)] ?? { begin: 900, end: 3600 })),
  detectFaint: () => Effect.succeed([]),
})
const speech = Layer.mergeAll(Layer.provideMerge(media, scripted), detector)

type Attend = (invitation: Invitation, leave: Effect.Effect<void>) => Stream.Stream<MeetingEvent>

export const link = "https://meet.jit.si/ParleyWeekly"

/** Ada's guest in a meeting, whose job a test runs. */
export const scene = <A, E, R>(
  attend: Attend,
  test: (job: Job) => Effect.Effect<A, E, R>,
  provider: "own" | "attendee" = "own",
  sendAway: MeetingGuest["Service"]["sendAway"] = () => Effect.void,
) =>
  atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { id } = yield* joinMeeting.run({ link, title: "Stand-up" })
      return yield* test({ kind: "attend", taskId: id, attempt: 1, account: ada, priority: false })
    }).pipe(Effect.provide([scriptedGuest(attend, provider, sendAway), speech])),
  ).pipe(Effect.provide(asAda))

/** Files of tracks are real: the clock of the test waits for them. */
export const turn = Effect.promise(() => setImmediate())

/** Lets time pass until it is done. */
export const joined = <A, E>(fiber: Fiber.Fiber<A, E>) =>
  Effect.repeat(Effect.andThen(turn, TestClock.adjust("1 second")), { until: () => fiber.pollUnsafe() !== undefined })
    .pipe(
      Effect.andThen(Fiber.join(fiber)),
    )

export const event = (one: MeetingEvent) => Stream.succeed(one)
const writing = (invitation: Invitation, track: number, seconds: number) =>
  Stream.fromEffectDrain(
    Effect.map(invitation.trackFile(track), (path) => appendFileSync(path, Buffer.alloc(seconds * 32_000, 1))),
  )
export const passing = (seconds: number) => Stream.fromEffectDrain(TestClock.adjust(seconds * 1000))

/** Anna and Bob talk for 90 seconds. */
export const talk = (invitation: Invitation): Stream.Stream<MeetingEvent> =>
  Stream.empty.pipe(
    Stream.concat(event({ _tag: "Waiting" })),
    Stream.concat(event({ _tag: "LetIn" })),
    Stream.concat(event({ _tag: "People", names: ["Anna", " Bob\n ", ""] })),
    Stream.concat(event({ _tag: "Track", track: 0, name: "Anna" })),
    Stream.concat(writing(invitation, 0, 4)),
    Stream.concat(event({ _tag: "Track", track: 1, name: null })),
    Stream.concat(event({ _tag: "Track", track: 1, name: "Bob" })),
    Stream.concat(writing(invitation, 1, 3)),
    Stream.concat(passing(90)),
    Stream.concat(event({ _tag: "Alive", heard: 4000 })),
  )
export const ending = (
  reason:
    | "host-ended"
    | "alone"
    | "not-admitted"
    | "wrong-password"
    | "link-expired"
    | "needs-login"
    | "service-failed",
) => event({ _tag: "Ended", reason })

export const taskOf = ({ taskId }: Job) => Effect.flatMap(TaskStore, ({ get }) => get(taskId))
export const meetingOf = ({ taskId }: Job) => Effect.flatMap(MeetingStore, ({ get }) => get(taskId))
export const transcriptOf = ({ taskId }: Job) => Effect.flatMap(TranscriptStore, ({ get }) => get(taskId))
export const failureOf = (job: Job) =>
  Effect.map(
    taskOf(job),
    ({ transcription }) => transcription._tag === "Failed" ? transcription.failure.code : transcription._tag,
  )
