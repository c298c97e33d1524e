import { type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Layer, Stream } from "effect"

/** A guest in whose meetings everything goes as written; it ends by itself. */
export const scriptedGuest = (
  events: Stream.Stream<MeetingEvent> = Stream.fromIterable<MeetingEvent>([
    { _tag: "LetIn" },
    { _tag: "Ended", reason: "host-ended" },
  ]),
): Layer.Layer<MeetingGuest> =>
  Layer.succeed(MeetingGuest, {
    provider: "own",
    offered: Effect.succeed({ services: ["jitsi", "google-meet"] as const, missing: null }),
    attend: () => events,
  })
