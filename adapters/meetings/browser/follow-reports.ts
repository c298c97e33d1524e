import type { Invitation, MeetingEvent } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Option, Schema } from "effect"
import { Report } from "./reports.ts"
import { trackFiles } from "./track-files.ts"

/** Stores what the guest hears, and passes on what it tells. */
export const followReports = Effect.fnUntraced(
  function*({ trackFile }: Invitation, tell: (event: MeetingEvent) => Effect.Effect<unknown>) {
    const files = yield* Effect.acquireRelease(
      Effect.sync(() => trackFiles(Date.now)),
      ({ close }) => Effect.sync(close),
    )
    const heed = Effect.fnUntraced(function*(report: Report) {
      switch (report._tag) {
        case "Waiting":
          return yield* tell(report)
        case "LetIn":
          files.begin()
          return yield* tell(report)
        case "People":
          return yield* tell(report)
        case "Track": {
          if (!files.isOpen(report.track)) files.open(report.track, yield* trackFile(report.track))
          return yield* tell(report)
        }
        case "Sound":
          return yield* Effect.sync(() => files.write(report.track, report.at, report.pcm))
        case "UpTo":
          return yield* Effect.sync(() => files.fillTo(report.place))
        case "Alive":
          return yield* tell({ _tag: "Alive", heard: files.heard() })
        case "Unheard":
          return yield* Effect.logWarning("A guest could not say in the chat who it is")
      }
    })
    return {
      /** What does not keep to the rules is left out. */
      take: (raw: unknown) =>
        Option.match(Schema.decodeUnknownOption(Report)(raw), { onNone: () => Effect.void, onSome: heed }),
      finish: Effect.sync(files.finish),
    }
  },
)
