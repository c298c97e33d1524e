import { Context, Effect } from "effect"

/** The room for files and the database: unlimited, unless the profile sets what the operator allows. */
export const DiskSpace = Context.Reference<Room>("domain/kernel/DiskSpace", {
  defaultValue: () => ({ hasRoomFor: () => Effect.succeed(true), maxOfAccount: Infinity, maxInAll: null }),
})

export interface Room {
  /** Whether this many more bytes leave the space that the operator wants to keep free. */
  readonly hasRoomFor: (bytes: number) => Effect.Effect<boolean>
  /** The most bytes that the files of one account may take up. */
  readonly maxOfAccount: number
  /** The most bytes that the files of all accounts may take up; null for as many as fit. */
  readonly maxInAll: number | null
}
