import { getTask } from "#domain/library/use-cases/get-task.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import type { MeetingEvent } from "#domain/meeting/meeting-guest.port.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { attendMeeting } from "#domain/pipeline/jobs/attend-meeting.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { liveLines } from "#domain/transcript/shared/live-lines.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { appendFileSync } from "node:fs"
import { refusal, spentBy } from "../../support/a-scene.ts"

import { ending, event, link, meetingOf, scene, talk, taskOf, transcriptOf } from "../../support/meeting/attending.ts"
import { announced, listening } from "../../support/webhook/announced.ts"

describe("pipeline.attendMeeting", () => {
  it.effect("makes a transcript with the names of the call, in which people who speak over each other all have their lines", () =>
    scene((invitation) => Stream.concat(talk(invitation), ending("host-ended")), (job) =>
      Effect.gen(function*() {
        yield* listening
        yield* attendMeeting(job)
        assert.deepStrictEqual(yield* announced, [{ type: "task.completed", taskId: job.taskId }])
        const task = yield* taskOf(job)
        assert.strictEqual(task.transcription._tag, "Completed")
        assert.deepInclude(task, { duration: 4, fileSize: 4 * 32_000 + 44 })
        const { segments, speakers } = yield* transcriptOf(job)
        assert.deepStrictEqual(speakers.map(({ name }) => name), ["Anna", "Bob"])
        assert.deepStrictEqual(
          segments.map(({ text, speakerId }) => `${speakers.find(({ id }) => id === speakerId)?.name}: ${text}`),
          ["Anna: So we begin now.", "Bob: Wait please."],
        )
        assert.isBelow(segments[1]?.begin ?? 0, segments[0]?.end ?? 0)
        assert.lengthOf(new Set(segments.map(({ id }) => id)), 2)
        assert.deepInclude(yield* meetingOf(job), {
          state: "ended",
          reason: "host-ended",
          people: [],
          isWaiting: false,
        })
        assert.strictEqual(yield* spentBy(), 2)
        const { size } = yield* BlobStore
        assert.strictEqual(yield* size(task.parts[0]?.key ?? ""), 4 * 32_000 + 44)
      })))

  it.effect("reserves minutes once it is let in, and does nothing when it is called once more", () =>
    scene((invitation) => Stream.concat(talk(invitation), ending("alone")), (job) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* spentBy(), 0)
        yield* attendMeeting(job)
        const before = yield* transcriptOf(job)
        yield* attendMeeting(job)
        assert.deepStrictEqual(yield* transcriptOf(job), before)
        assert.strictEqual(yield* spentBy(), 2)
      })))

  it.effect("hands the recording of a provider on, with who spoke when", () =>
    scene(
      (invitation) =>
        Stream.fromIterable<MeetingEvent>([{ _tag: "Sent", externalId: "bot_1" }, { _tag: "LetIn" }]).pipe(
          Stream.concat(
            Stream.fromEffectDrain(Effect.map(invitation.recordingFile, (path) => appendFileSync(path, "sound"))),
          ),
          Stream.concat(event({ _tag: "Recorded", fileName: "a.mp3", turns: [{ begin: 0, end: 900, name: "Anna" }] })),
          Stream.concat(ending("host-ended")),
        ),
      (job) =>
        Effect.gen(function*() {
          yield* attendMeeting(job)
          const task = yield* taskOf(job)
          assert.strictEqual(task.transcription._tag, "Running")
          assert.strictEqual(task.parts[0]?.fileSize, 5)
          assert.deepInclude(yield* meetingOf(job), {
            externalId: "bot_1",
            turns: [{ begin: 0, end: 900, name: "Anna" }],
          })
        }),
      "attendee",
    ))

  it.effect("has lines with the names of the call while it lasts", () =>
    scene(() => Stream.never, (job) =>
      Effect.gen(function*() {
        const store = yield* WorkStore
        yield* store.plan(job.taskId, "scripted")
        yield* store.extend(job.taskId, [{ begin: 0, end: 4000, speech: [{ begin: 900, end: 2600 }], track: 1 }])
        const word = { begin: 1000, end: 1300, text: "so", confidence: 1 }
        yield* store.finish(job.taskId, 0, { words: [word], sentences: null, turns: null, language: "en" })
        yield* (yield* MeetingStore).modify(job.taskId, (one) => ({ ...one, tracks: [{ track: 1, name: "Bob" }] }))
        const { speakers } = yield* getMeeting.run({ id: job.taskId })
        const lines = yield* liveLines(yield* taskOf(job), { from: null, to: null })
        assert.deepStrictEqual(lines.map(({ speakerId }) => speakers.find(({ id }) => id === speakerId)?.name), ["Bob"])
      })))

  it.effect("is one guest of an account in a meeting at a time", () =>
    scene(() => Stream.never, (job) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(joinMeeting.run({ link: `${link}#config=1` })), "AlreadyInMeeting")
        assert.strictEqual(
          yield* refusal(joinMeeting.run({ link: "https://zoom.us/j/85012345678" })),
          "ServiceNotAttended",
        )
        assert.strictEqual(yield* refusal(joinMeeting.run({ link: "https://evil.example/j/1" })), "MeetingLinkRefused")
        yield* joinMeeting.run({ link: "https://meet.jit.si/b" })
        yield* joinMeeting.run({ link: "https://meet.jit.si/c" })
        assert.strictEqual(yield* refusal(joinMeeting.run({ link: "https://meet.jit.si/d" })), "TooManyMeetings")
        assert.strictEqual((yield* getTask.run({ taskId: job.taskId })).source, "meeting")
      })))
})
