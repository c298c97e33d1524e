import type { Settings } from "#adapters/config/settings.ts"
import * as Own from "#adapters/meeting-browser/meeting-guest.ts"
import { MeetingGuest, type MeetingsMissing } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Layer, Stream } from "effect"

/** Who attends meetings. */
export const meetings = ({ meetings: chosen, meetingBrowser, meetingInside }: Settings): Layer.Layer<MeetingGuest> => {
  if (chosen === "own") return Own.layer({ browser: meetingBrowser, inside: meetingInside })
  return nobody(chosen === "off" ? "off" : "provider-missing")
}

const nobody = (missing: MeetingsMissing): Layer.Layer<MeetingGuest> =>
  Layer.succeed(MeetingGuest, {
    provider: "own",
    offered: Effect.succeed({ services: [], missing }),
    attend: () => Stream.succeed({ _tag: "Ended", reason: "service-failed" }),
  })
