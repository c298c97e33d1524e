import * as Own from "#adapters/meetings/browser/meeting-guest.ts"
import type { Access } from "#adapters/meetings/provider/access.ts"
import type { BotService } from "#adapters/meetings/provider/bot-service.ts"
import * as Provider from "#adapters/meetings/provider/provider-guest.ts"
import { attendee, attendeeKey } from "#adapters/meetings/services/attendee.ts"
import { recall, recallKey } from "#adapters/meetings/services/recall.ts"
import { vexa, vexaKey } from "#adapters/meetings/services/vexa.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { MeetingGuest, type MeetingsMissing } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Layer, type Redacted, Stream } from "effect"

/** Who attends meetings. */
export const meetings = (settings: Settings): Layer.Layer<MeetingGuest> => {
  const { meetings: chosen, meetingBrowser, meetingInside: inside } = settings
  const sentBy = (
    service: (access: Access) => BotService,
    url: string | null,
    key: Redacted.Redacted | null,
    header: (key: Redacted.Redacted) => Access["key"],
    busy: ReadonlyArray<number> = [],
  ): Layer.Layer<MeetingGuest> => {
    if (url === null || key === null) return nobody("provider-missing")
    const access: Access = { url: url.replace(/\/+$/, ""), key: header(key), busy, inside }
    return Provider.layer(service(access), access)
  }
  switch (chosen) {
    case "own":
      return Own.layer({ browser: meetingBrowser, inside })
    case "attendee":
      return sentBy(attendee, settings.attendeeUrl, settings.attendeeKey, attendeeKey)
    case "vexa":
      // It says 403 when an account has as many bots as it may.
      return sentBy(vexa, settings.vexaUrl, settings.vexaKey, vexaKey, [403])
    case "recall":
      // 409 asks for another try, 507 says that no bot is free.
      return sentBy(recall, settings.recallUrl, settings.recallKey, recallKey, [409, 507])
    case "off":
      return nobody("off")
  }
}

const nobody = (missing: MeetingsMissing): Layer.Layer<MeetingGuest> =>
  Layer.succeed(MeetingGuest, {
    provider: "own",
    offered: Effect.succeed({ services: [], missing }),
    attend: () => Stream.succeed({ _tag: "Ended", reason: "service-failed" }),
    sendAway: () => Effect.void,
  })
