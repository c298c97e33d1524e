import { Context, Effect } from "effect"

/** The room for files and for the database; as much as anybody needs, unless the profile says what the operator allows. */
export const DiskSpace = Context.Reference<Room>("domain/kernel/DiskSpace", {
  defaultValue: () => ({ hasRoomFor: () => Effect.succeed(true), maxOfAccount: Infinity, maxInAll: null }),
})

export interface Room {
  /** Whether this many more bytes leave what the operator wants to stay free. */
  readonly hasRoomFor: (bytes: number) => Effect.Effect<boolean>
  /** Bytes that the files of one account may take. */
  readonly maxOfAccount: number
  /** Bytes that the files of all accounts may take; null for as many as there is room for. */
  readonly maxInAll: number | null
}
