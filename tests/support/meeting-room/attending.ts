import * as Own from "#adapters/meetings/browser/meeting-guest.ts"
import { usualPatience } from "#adapters/meetings/browser/reports.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingLink } from "#domain/meeting/meeting-link.ts"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "../until.ts"
import type { meetingRooms, Room } from "./meeting-room.ts"

export const guestName = "Parley · notes for Anna"

interface Manner {
  readonly patience?: Partial<typeof usualPatience>
  readonly url?: string
  readonly passcode?: string
  readonly memory?: number
}

/** A guest that attends a room of the tests: what it has told so far, and the end, which every test must reach. */
export const attending = Effect.fnUntraced(
  function*(
    rooms: Pick<Awaited<ReturnType<typeof meetingRooms>>, "inside">,
    room: Pick<Room, "url" | "name">,
    manner: Manner = {},
  ) {
    const { patience, url = room.url, passcode = null, memory } = manner
    const layer = Own.layer({
      browser: null,
      inside: rooms.inside,
      patience: { ...usualPatience, ...patience },
      ...(memory !== undefined && { memory }),
    })
    const folder = yield* Effect.acquireRelease(
      Effect.sync(() => mkdtempSync(join(tmpdir(), "meeting-test-"))),
      (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true })),
    )
    const events: Array<MeetingEvent> = []
    const leave = yield* Deferred.make<void>()
    const link: MeetingLink = { service: "jitsi", url, host: "127.0.0.1", room: room.name, passcode }
    const guest = yield* Effect.provide(MeetingGuest, layer)
    const going = yield* Effect.forkScoped(Stream.runForEach(
      guest.attend({
        id: TaskId.make(randomUUID()),
        link,
        name: guestName,
        announcement: "I am Parley and record.",
        dismissals: ["Please leave, Parley"],
        language: "en",
        externalId: null,
        trackFile: (track) => Effect.succeed(join(folder, `${track}.pcm`)),
        recordingFile: Effect.succeed(join(folder, "recording")),
      }, Deferred.await(leave)),
      (event) => Effect.sync(() => void events.push(event)),
    ))
    const said = (tag: MeetingEvent["_tag"]) => events.some(({ _tag }) => _tag === tag)
    return {
      folder,
      events,
      leave: Deferred.succeed(leave, undefined),
      interrupt: Fiber.interrupt(going),
      /** When it has told of this. */
      when: (tag: MeetingEvent["_tag"]) => Effect.promise(() => until(() => said(tag) || said("Ended"), { every: 50 })),
      /** When it has a track of this name. */
      sees: (name: string) =>
        Effect.promise(() =>
          until(() => events.some((event) => event._tag === "Track" && event.name === name) || said("Ended"), {
            every: 50,
          })
        ),
      /** When its tracks hold so many milliseconds more. */
      hears: (more: number) =>
        Effect.suspend(() => {
          const enough = heardBy(events) + more
          return Effect.promise(() => until(() => heardBy(events) > enough || said("Ended"), { every: 50 }))
        }),
      /** Why it ended. */
      ended: Effect.map(Fiber.join(going), () => {
        const last = events.at(-1)
        return last?._tag === "Ended" ? last.reason : null
      }),
      /** The file of the one with this name. */
      track: (name: string): string => {
        const found = events.findLast((event) => event._tag === "Track" && event.name === name)
        return join(folder, `${found?._tag === "Track" ? found.track : "none"}.pcm`)
      },
    }
  },
)

const heardBy = (events: ReadonlyArray<MeetingEvent>): number =>
  events.reduce((most, event) => event._tag === "Alive" ? Math.max(most, event.heard) : most, 0)
