import { DateTime, Effect, Schedule } from "effect"
import { NoticeStore } from "../notice-store.port.ts"
import { rememberedFor } from "../notice.ts"
import { sendDigests } from "./send-digests.ts"
import { sendNotices } from "./send-notices.ts"

/** Sends what people are to be told, and daily digests, until the scope closes. */
export const keepNotices = Effect.suspend(() =>
  Effect.all([
    Effect.repeat(survives("sending", sendNotices), Schedule.spaced("3 seconds")),
    Effect.repeat(survives("digests", sendDigests), Schedule.spaced("1 minute")),
    Effect.repeat(survives("forgetting", forgetOld), Schedule.spaced("1 day")),
  ], { concurrency: "unbounded", discard: true })
)

const survives = <R>(work: string, run: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(run, (defect) => Effect.logError("Notices are looked at again later", { work, defect }))

const forgetOld = Effect.gen(function*() {
  const { forget } = yield* NoticeStore
  yield* forget(DateTime.subtractDuration(yield* DateTime.now, rememberedFor))
})
