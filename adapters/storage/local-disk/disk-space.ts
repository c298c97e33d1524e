import { DiskSpace, type Room } from "#domain/kernel/disk-space.ts"
import { Effect, Layer } from "effect"
import { statfs } from "node:fs/promises"
import { makeFolder } from "./sync-path.ts"

export interface DiskSpaceOptions extends Pick<Room, "maxInAll" | "maxOfAccount"> {
  /** A folder on the disk. */
  readonly folder: string
  /** Bytes to keep free. */
  readonly floor: number
}

const make = Effect.fnUntraced(function*({ folder, floor, maxInAll, maxOfAccount }: DiskSpaceOptions) {
  yield* Effect.promise(() => makeFolder(folder))
  return {
    maxInAll,
    maxOfAccount,
    hasRoomFor: Effect.fn("DiskSpace.hasRoomFor")(function*(bytes) {
      const { bavail, bsize } = yield* Effect.promise(() => statfs(folder))
      return bavail * bsize - bytes >= floor
    }),
    measure: Effect.withSpan(
      Effect.promise(async () => {
        const { bavail, blocks, bsize } = await statfs(folder)
        return { free: bavail * bsize, total: blocks * bsize }
      }),
      "DiskSpace.measure",
    ),
  } satisfies Room
})

/** The disk of a folder, measured when asked. */
export const layer = (options: DiskSpaceOptions) => Layer.effect(DiskSpace, make(options))
