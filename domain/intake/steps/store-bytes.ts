import { Effect, Result } from "effect"
import { StorageFull } from "../../kernel/errors.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { FileTooLarge, IntakeRefused, UploadChanged } from "../errors.ts"
import { checkSize } from "../limits.ts"
import { checkRoom } from "../shared/check-room.ts"
import { uploadLimit } from "../upload-limit.ts"
import { type Arriving, UploadSink } from "../upload-sink.port.ts"
import { UploadStore } from "../upload-store.port.ts"
import type { Upload } from "../upload.ts"

/** Stores bytes of an upload; answers how many it has now. */
export const storeBytes = Effect.fnUntraced(function*({ id, fileName }: Upload, arriving: Arriving) {
  const sink = yield* UploadSink
  yield* requireSpace()
  return yield* sink.write(id, arriving).pipe(Effect.catchTags({
    TooManyBytes: () => Effect.fail(new FileTooLarge({ fileName, limit: arriving.maxSize })),
    TransferSuperseded: ({ size }) => Effect.fail(new UploadChanged({ uploadId: id, size })),
    DiskFull: () => Effect.fail(new StorageFull()),
    TransferBroken: () => Effect.fail(new IntakeRefused({ issues: [brokenRule("body", "cut-off")] })),
  }))
})

/** Refuses a file of which fewer or more bytes arrived than were announced, and one without any. */
export const checkWhole = ({ fileName, size }: Upload, arrived: number): Result.Result<void, IntakeRefused> =>
  size !== null && size !== arrived ? bytesMissing(arrived, size) : checkFilled(fileName, arrived)

export const checkFilled = (file: string, size: number): Result.Result<void, IntakeRefused> =>
  size > 0
    ? Result.succeed(undefined)
    : Result.fail(new IntakeRefused({ issues: [brokenRule("file", "empty-file", { file })] }))

const bytesMissing = (arrived: number, size: number): Result.Result<never, IntakeRefused> =>
  Result.fail(new IntakeRefused({ issues: [brokenRule("body", "bytes-missing", { arrived, size })] }))

/**
 * The upload with the size that its sender now knows, of which `stored` bytes have arrived. The size can be set once.
 */
export const withSize = Effect.fnUntraced(function*(upload: Upload, size: number | null, stored: number) {
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  if (size === null || size === upload.size) return upload
  if (upload.size !== null) {
    return yield* new IntakeRefused({ issues: [brokenRule("size", "size-known", { size: upload.size })] })
  }
  if (stored > size) return yield* Effect.fromResult(bytesMissing(stored, size))
  yield* Effect.fromResult(checkFilled(upload.fileName, size))
  yield* Effect.fromResult(checkSize(upload.fileName, size, yield* uploadLimit(upload)))
  yield* transaction(Effect.gen(function*() {
    yield* lock(upload.ownerId)
    yield* checkRoom(upload.ownerId, size - stored)
    yield* uploads.setSize(upload.id, size)
  }))
  return { ...upload, size }
})
