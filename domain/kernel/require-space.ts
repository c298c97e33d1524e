import { Effect } from "effect"
import { DiskSpace } from "./disk-space.ts"
import { StorageFull } from "./errors.ts"

/** Refuses to write when the disk is nearly full, so that reading, signing in and deleting still work. */
export const requireSpace = (bytes = 0): Effect.Effect<void, StorageFull> =>
  Effect.flatMap(DiskSpace, ({ hasRoomFor }) => hasRoomFor(bytes)).pipe(
    Effect.flatMap((hasRoom) => hasRoom ? Effect.void : Effect.fail(new StorageFull())),
  )
