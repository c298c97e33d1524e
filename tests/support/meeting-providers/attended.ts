import type { Patience } from "#adapters/meetings/provider/patience.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingLink } from "#domain/meeting/meeting-link.ts"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { soon } from "../until.ts"

const minute = 60_000

/** Milliseconds of the tests: they look often, and wait as long as a busy machine needs. */
export const quick: Patience = {
  look: 5,
  alive: 5,
  people: 5,
  send: minute,
  away: minute,
  leave: minute,
  farewell: minute,
  recording: minute,
}

/** For those that wait in vain. */
export const short: Patience = { ...quick, send: 100, farewell: 100, recording: 100 }

export const link: MeetingLink = {
  service: "google-meet",
  url: "https://meet.google.com/abc-defg-hij",
  host: "meet.google.com",
  room: "abc-defg-hij",
  passcode: null,
}

/** Attends a meeting at the guest that is given: what it told, and the end. */
export const attended = Effect.fnUntraced(function*(externalId: string | null = null) {
  const { attend } = yield* MeetingGuest
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "provider-test-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true })),
  )
  const events: Array<MeetingEvent> = []
  const leave = yield* Deferred.make<void>()
  const stream = attend({
    id: TaskId.make("5f0c4a52-3c1f-4a65-9a0d-0f3c2b1a4d5e"),
    link,
    name: "Parley · notes for Anna",
    announcement: "I am Parley and record.",
    dismissals: [],
    language: "en",
    externalId,
    trackFile: (track) => Effect.succeed(join(folder, `${track}.pcm`)),
    recordingFile: Effect.succeed(join(folder, "recording")),
  }, Deferred.await(leave))
  const going = yield* Effect.forkScoped(
    Stream.runForEach(stream, (event) => Effect.sync(() => void events.push(event))),
  )
  const told = (tag: MeetingEvent["_tag"]) => events.some(({ _tag }) => _tag === tag)
  return {
    folder,
    events,
    told,
    /** Without the signs of life. */
    course: () => events.map(({ _tag }) => _tag).filter((tag) => tag !== "Alive"),
    leave: Deferred.succeed(leave, undefined),
    interrupt: Fiber.interrupt(going),
    when: (tag: MeetingEvent["_tag"]) => soon(() => told(tag) || told("Ended")),
    ended: Effect.map(Fiber.join(going), () => {
      const last = events.at(-1)
      return last?._tag === "Ended" ? last.reason : null
    }),
  }
})
