import { type Invitation, type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Layer, Stream } from "effect"

type Attend = MeetingGuest["Service"]["attend"]

/** Tells these events, one after the other. */
const telling = (events: (invitation: Invitation) => ReadonlyArray<MeetingEvent>): Attend => (invitation) =>
  Stream.fromIterable(events(invitation))

/** Everything goes as written, and it ends by itself. */
const uneventful = telling(() => [{ _tag: "LetIn" }, { _tag: "Ended", reason: "host-ended" }])

/** A guest that tells what a test wants. */
export const scriptedGuest = (
  attend: Attend = uneventful,
  provider: MeetingGuest["Service"]["provider"] = "own",
  sendAway: MeetingGuest["Service"]["sendAway"] = () => Effect.void,
): Layer.Layer<MeetingGuest> =>
  Layer.succeed(MeetingGuest, {
    provider,
    offered: Effect.succeed({ services: ["jitsi", "google-meet"] as const, missing: null }),
    attend,
    sendAway,
  })
