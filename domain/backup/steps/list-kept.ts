import { Effect } from "effect"
import { BackupFailed } from "../backup-failed.ts"
import { BackupPlace } from "../backup-place.port.ts"

const patience = { seconds: 5 } as const

/** What is in the place, for those who wait for an answer: one that hangs is unreachable. */
export const listKept = Effect.gen(function*() {
  const { list } = yield* BackupPlace
  return yield* list.pipe(Effect.timeoutOrElse({
    duration: patience,
    orElse: () =>
      Effect.fail(new BackupFailed({ reason: "unreachable", detail: `no answer within ${patience.seconds} s` })),
  }))
})
