import { Cause, DateTime, Effect } from "effect"
import { ConversionStore } from "../../conversion/conversion-store.port.ts"
import { type Conversion, filesOf, isOpen, resultKey, sourceKey } from "../../conversion/conversion.ts"
import { ConversionFailed } from "../../conversion/errors.ts"
import { SoundConverter } from "../../conversion/sound-converter.port.ts"
import * as Transitions from "../../conversion/transitions.ts"
import type { ConversionJob } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { awayIn } from "../../kernel/database-away.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { BlobMissing, MediaUnreadable } from "../../media/errors.ts"
import { isDiskFull } from "../failures.ts"

/**
 * Makes the file of a conversion. Workers call it at least once per job; what a killed one left is made once more, and
 * no more than that.
 */
export const convertSound = Effect.fn("pipeline.convertSound")(function*(job: ConversionJob) {
  const conversions = yield* ConversionStore
  const folder = yield* WorkFolder
  const now = yield* DateTime.now
  const begun = yield* conversions.modify(job.conversionId, (one) => Transitions.begin(one, now)).pipe(
    Effect.catchTags({ Overtaken: () => Effect.succeed(null), ConversionNotFound: () => Effect.succeed(null) }),
  )
  if (begun === null || !isOpen(begun)) return yield* folder.clear(job)
  return yield* Effect.scoped(make(job, begun)).pipe(
    Effect.raceFirst(untilUnwanted(begun)),
    Effect.catchTag("Overtaken", () => Effect.void),
    Effect.catchCause((cause) => failed(begun, cause)),
    // The server stops, or the queue was told to: then the conversion is cancelled already.
    Effect.onInterrupt(() => givenBack(begun)),
    Effect.ensuring(folder.clear(job)),
  )
})

type Stopping = BlobMissing | MediaUnreadable

const make = Effect.fnUntraced(function*(job: ConversionJob, { id, fileName, recipe, runs }: Conversion) {
  const conversions = yield* ConversionStore
  const converter = yield* SoundConverter
  const folder = yield* WorkFolder
  const blobs = yield* BlobStore
  const path = yield* blobs.local(sourceKey(id))
  const target = yield* folder.path(job, "result")
  const made = yield* converter.convert(
    { path, fileName },
    recipe,
    target,
    (done) => Effect.asVoid(conversions.report(id, runs, done)),
  )
  yield* blobs.moveIn(resultKey(id), target)
  const now = yield* DateTime.now
  yield* conversions.modify(id, (one) => Transitions.complete(one, runs, made, now)).pipe(
    // Deleted in the meantime: late work leaves nothing behind.
    Effect.catchTag("ConversionNotFound", () => blobs.removeAll(filesOf(id))),
  )
})

/** Completes once the conversion is cancelled, deleted or begun by another worker, in whatever process that happens. */
const untilUnwanted = Effect.fnUntraced(function*({ id, runs }: Conversion) {
  const conversions = yield* ConversionStore
  const isWanted = conversions.get(id).pipe(
    Effect.map((one) => one.state._tag === "Processing" && one.runs === runs || one.state._tag === "Completed"),
    Effect.catchTag("ConversionNotFound", () => Effect.succeed(false)),
  )
  yield* Effect.repeat(Effect.delay(isWanted, "500 millis"), { while: (is) => is })
})

const givenBack = Effect.fnUntraced(function*({ id, runs }: Conversion) {
  const conversions = yield* ConversionStore
  yield* Effect.ignore(conversions.modify(id, (one) => Transitions.putBack(one, runs)))
})

const failed = Effect.fnUntraced(function*({ id, runs }: Conversion, cause: Cause.Cause<Stopping>) {
  const conversions = yield* ConversionStore
  if (Cause.hasInterruptsOnly(cause)) return yield* Effect.interrupt
  // The queue tries the job again.
  const away = awayIn(cause)
  if (away !== null) return yield* Effect.die(away)
  const { code, message } = yield* reasonOf(id, cause)
  const now = yield* DateTime.now
  yield* conversions.modify(
    id,
    (one) => Transitions.fail(one, runs, { code: `ConversionFailed:${code}`, message }, now),
  ).pipe(Effect.catchTags({ Overtaken: () => Effect.void, ConversionNotFound: () => Effect.void }))
})

const reasonOf = Effect.fnUntraced(function*(id: string, cause: Cause.Cause<Stopping>) {
  const refusal = cause.reasons.find(Cause.isFailReason)?.error
  if (refusal?._tag === "MediaUnreadable") return new ConversionFailed({ code: refusal.code, detail: refusal.detail })
  if (isDiskFull(Cause.squash(cause))) {
    return new ConversionFailed({ code: "disk-full", detail: "the server has no space left" })
  }
  yield* Effect.logError("a conversion failed", { conversion: id }, cause)
  return new ConversionFailed({ code: "server-error", detail: "there was an error in the server" })
})
