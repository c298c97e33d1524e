import { CurrentActor } from "#domain/kernel/actor.ts"
import { MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import * as Meetings from "#tests/support/memory/meeting-store.ts"
import { Effect, Layer, Stream } from "effect"
import { atNoon, keepUsers } from "../a-scene.ts"
import { ada } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { fakeCalendars, type Published } from "./fake-calendars.ts"

/** A guest who never says anything: what it does in a meeting is not looked at here. */
const guest = Layer.succeed(MeetingGuest, {
  provider: "own",
  offered: Effect.succeed({ services: ["jitsi" as const, "google-meet" as const], missing: null }),
  attend: () => Stream.never,
  sendAway: () => Effect.void,
})

/** Ada at noon, calendars that are published, and a server that attends meetings. */
export const calendarScene = <A, E, R>(published: Published, test: Effect.Effect<A, E, R>) =>
  atNoon(
    Effect.andThen(keepUsers(aUser()), test).pipe(
      Effect.provide([fakeCalendars(published), guest, Meetings.layer]),
    ),
  ).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))

/** The rooms that Ada's guests are in, or on their way to. */
export const rooms = Effect.flatMap(
  MeetingStore,
  ({ open }) => Effect.map(open(ada), (meetings) => meetings.map(({ link }) => link.room)),
)
