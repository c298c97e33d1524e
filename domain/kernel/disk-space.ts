import { Context, Effect } from "effect"

/** The room for files and the database: unlimited, unless the profile sets what the operator allows. */
export const DiskSpace = Context.Reference<Room>("domain/kernel/DiskSpace", {
  defaultValue: () => ({
    hasRoomFor: () => Effect.succeed(true),
    measure: Effect.succeed(null),
    maxOfAccount: Infinity,
    maxInAll: null,
  }),
})

export interface Room {
  /** Whether this many more bytes leave the space that the operator wants to keep free. */
  readonly hasRoomFor: (bytes: number) => Effect.Effect<boolean>
  /** Bytes of the disk; null where there is none to measure. */
  readonly measure: Effect.Effect<{ readonly free: number; readonly total: number } | null>
  /** The most bytes that the files of one account may take up. */
  readonly maxOfAccount: number
  /** The most bytes that the files of all accounts may take up; null for as many as fit. */
  readonly maxInAll: number | null
}
