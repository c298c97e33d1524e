import { Context, Data, type Effect } from "effect"
import type { ExportPlace, OpenPlace, TargetKind } from "./export-place.ts"
import type { Fault } from "./fault.ts"

/** The place did not do what it was asked. */
export class TargetFailed extends Data.TaggedError("TargetFailed")<{
  readonly fault: Fault
  readonly status: number | null
  /** Milliseconds for which it asks to be left alone. */
  readonly wait: number | null
}> {}

/** Something else is there: a file where there should be none, or another version of it. */
export class PathTaken extends Data.TaggedError("PathTaken") {}

export interface Content {
  /** Text is written as UTF-8. */
  readonly body: string | Uint8Array
  readonly mediaType: string
}

/**
 * Places that files are written to. Addresses are on the public internet, over https, or what the operator allows besides; they are
 * checked at each call, and redirections are not followed. A file is there as a whole or not at all. Nothing logs an address or a name.
 */
export class ExportTargets extends Context.Service<ExportTargets, {
  /** What this server offers. */
  readonly offered: ReadonlyArray<TargetKind>
  /** Whether this place may be written to. A name that nobody knows yet may. */
  readonly admits: (place: ExportPlace) => Effect.Effect<boolean>
  /** A fingerprint of a content. */
  readonly hashOf: (body: Content["body"]) => string
  /** The version of a file; null if there is none. */
  readonly look: (place: OpenPlace, path: string) => Effect.Effect<string | null, TargetFailed>
  /** The fingerprint of what is there; null if it is gone or has more bytes than this. */
  readonly hashAt: (place: OpenPlace, path: string, most: number) => Effect.Effect<string | null, TargetFailed>
  /** Writes a file where there is none, or over this version of it, with the folders it is in. Returns its version. */
  readonly put: (
    place: OpenPlace,
    path: string,
    content: Content,
    over: string | null,
  ) => Effect.Effect<string, TargetFailed | PathTaken>
  /** Writes a small file of this name and removes it again. */
  readonly probe: (place: OpenPlace, name: string) => Effect.Effect<void, TargetFailed>
}>()("domain/automatic-export/ExportTargets") {}
