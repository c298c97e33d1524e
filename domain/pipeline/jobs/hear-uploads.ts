import { DateTime, Deferred, Effect, FiberMap, Stream } from "effect"
import { isDocument } from "../../intake/limits.ts"
import { UploadSink } from "../../intake/upload-sink.port.ts"
import { UploadStore } from "../../intake/upload-store.port.ts"
import type { Upload } from "../../intake/upload.ts"
import type { UploadId, UserId } from "../../kernel/ids.ts"
import { hearUpload } from "../steps/hear-upload.ts"

/** How often it looks for uploads. One that arrives faster is not worth the effort. */
const pause = { seconds: 2 }
/** An upload that has been silent for longer is not expected to continue soon. */
const silence = { minutes: 2 }
/** Uploads at a time, of as many accounts. */
const atOnce = 2

interface Heard {
  readonly owner: UserId
  readonly whole: Deferred.Deferred<void>
}

/**
 * Recognises what is being uploaded to this process, until the scope closes. It stops once an upload has become a
 * task, which takes over the results, or was removed.
 */
export const hearUploads = Effect.gen(function*() {
  const uploads = yield* UploadStore
  const sink = yield* UploadSink
  const hearing = yield* FiberMap.make<UploadId>()
  const known = new Map<UploadId, Heard>()

  const stop = Effect.fnUntraced(function*(id: UploadId) {
    known.delete(id)
    yield* FiberMap.remove(hearing, id)
  })
  const begin = Effect.fnUntraced(function*(upload: Upload) {
    const running = [...known].flatMap(([id, { owner }]) => FiberMap.hasUnsafe(hearing, id) ? [owner] : [])
    if (running.length >= atOnce || running.includes(upload.ownerId)) return
    const whole = yield* Deferred.make<void>()
    known.set(upload.id, { owner: upload.ownerId, whole })
    yield* FiberMap.run(hearing, upload.id, hearUpload(upload, Deferred.await(whole)))
  })
  const look = Effect.gen(function*() {
    const now = yield* DateTime.now
    const since = DateTime.subtract(now, silence)
    const isWorthIt = ({ createdAt, fileName }: Upload) =>
      !isDocument(fileName) && DateTime.isLessThanOrEqualTo(createdAt, DateTime.subtract(now, pause))
    const found = yield* Stream.runCollect(sink.list)
    const ids = new Set(found.map(({ id }) => id))
    const active = new Set(found.flatMap(({ id, changedAt }) => DateTime.isGreaterThan(changedAt, since) ? [id] : []))
    yield* Effect.forEach([...known.keys()].filter((id) => !ids.has(id)), stop)
    if (active.size === 0 && known.size === 0) return
    const arriving = yield* uploads.arriving([...active, ...known.keys()])
    const open = new Set(arriving.map(({ id }) => id))
    yield* Effect.forEach([...known], ([id, { whole }]) => {
      if (!open.has(id)) return Deferred.succeed(whole, undefined)
      return active.has(id) ? Effect.void : stop(id)
    })
    yield* Effect.forEach(
      arriving.filter((upload) => active.has(upload.id) && !known.has(upload.id) && isWorthIt(upload)),
      begin,
    )
  })
  return yield* look.pipe(
    Effect.catchCause((cause) => Effect.logWarning("Uploads could not be looked at", cause)),
    Effect.andThen(Effect.sleep(pause)),
    Effect.forever,
  )
}).pipe(Effect.scoped)
