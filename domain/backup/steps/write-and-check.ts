import { Effect } from "effect"
import { BackupFailed } from "../backup-failed.ts"
import { BackupMaker } from "../backup-maker.port.ts"
import { BackupPlace } from "../backup-place.port.ts"
import { BackupRules } from "../backup-rules.ts"
import type { Phase, Progress } from "../backup-run.ts"
import { BackupStore } from "../backup-store.port.ts"
import { leftovers, superfluous } from "../superfluous.ts"

/**
 * Writes, keeps and tries a backup. Older ones are dropped only after what is kept now could be restored; one that
 * could not be is removed.
 */
export const writeAndCheck = Effect.fnUntraced(function*(
  name: string,
  report: (phase: Phase, progress: Progress) => Effect.Effect<void>,
) {
  const place = yield* BackupPlace
  const maker = yield* BackupMaker
  yield* place.sweep
  yield* removeLeftovers
  const draft = yield* place.draft(name)
  const made = yield* maker.make(draft, (progress) => report("writing", progress))
  yield* report("keeping", { done: 0, total: 0 })
  const bytes = yield* place.keep(name, draft)
  yield* report("checking", { done: 0, total: 0 })
  yield* place.open(name).pipe(
    Effect.flatMap(maker.check),
    Effect.tapError(({ reason }) => reason === "damaged" ? Effect.ignore(place.remove(name)) : Effect.void),
  )
  yield* dropOldest(name)
  return { ...made, bytes }
}, Effect.scoped)

const removeLeftovers = Effect.gen(function*() {
  const { list, remove } = yield* BackupPlace
  const { get } = yield* BackupStore
  yield* Effect.forEach(leftovers(yield* list, yield* get), remove, { discard: true })
})

/** The new one is not yet among those that are recorded as checked. That one stays too long is no failure of it. */
const dropOldest = Effect.fnUntraced(
  function*(name: string) {
    const { list, remove } = yield* BackupPlace
    const { get } = yield* BackupStore
    const keep = (yield* BackupRules)?.keep ?? Infinity
    const older = superfluous(yield* list, (yield* get).filter((run) => run.name !== name), keep - 1)
    yield* Effect.forEach(older, remove, { discard: true })
  },
  Effect.catchIf(
    (failure): failure is BackupFailed => failure instanceof BackupFailed,
    ({ detail, reason }) =>
      Effect.logWarning("Old backups could not be removed; that is tried again", { reason, detail }),
  ),
)
