import { Clock, Effect, Result } from "effect"
import type { Access } from "./access.ts"
import { download } from "./download.ts"
import { failed, isPassing, type ProviderFailed } from "./provider-failed.ts"
import type { Watching } from "./watch-bot.ts"

/**
 * Fetches the recording as soon as there is one, and who spoke when in it. Addresses of recordings are short-lived: when a
 * download breaks off, it is asked for again. Without turns, the diarizer separates the speakers.
 */
export const fetchRecording = (
  { service, patience, bot, tell, hear }: Pick<Watching, "service" | "patience" | "bot" | "tell" | "hear">,
  access: Access,
  maxBytes: number,
): Effect.Effect<void, ProviderFailed> =>
  Effect.gen(function*() {
    const begun = yield* Clock.currentTimeMillis
    const fileName = yield* bot.invitation.recordingFile
    const attempt = Effect.gen(function*() {
      const found = yield* service.recording(bot)
      if (found === "none") return yield* failed("refused", "no recording was made")
      if (found === "later") return false
      yield* download(access, found, fileName, maxBytes)
      return true
    })
    for (;;) {
      const fetched = yield* Effect.result(attempt)
      if (Result.isSuccess(fetched) && fetched.success) break
      if (Result.isFailure(fetched) && !isPassing(fetched.failure)) return yield* fetched.failure
      hear(Result.isSuccess(fetched))
      const pause = Math.max(patience.look, Result.isFailure(fetched) ? fetched.failure.retryAfter : 0)
      const now = yield* Clock.currentTimeMillis
      if (now + pause - begun > patience.recording) {
        return yield* Result.isFailure(fetched) ? fetched.failure : failed("away", "the recording did not come in time")
      }
      yield* Effect.sleep(pause)
    }
    hear(true)
    const turns = yield* service.turns(bot).pipe(
      Effect.retry({ times: 2, while: isPassing }),
      Effect.catchTag("ProviderFailed", ({ reason, detail }) =>
        Effect.as(
          Effect.logWarning("A provider does not say who spoke when", { provider: service.provider, reason, detail }),
          [],
        )),
    )
    yield* tell({ _tag: "Recorded", fileName, turns: turns.toSorted((a, b) => a.begin - b.begin) })
  })
