import { Context, Effect } from "effect"
import { sizeLimit } from "./limits.ts"
import type { Upload } from "./upload.ts"

/** The most bytes that a file for the media tools may have; the profile sets what the operator allows. */
export const MaxToolFile = Context.Reference<number>("domain/intake/MaxToolFile", { defaultValue: () => 1_000_000_000 })

/** Maximum size of an upload in bytes, by what it is for and its name. */
export const uploadLimit = ({ fileName, purpose }: Pick<Upload, "fileName" | "purpose">): Effect.Effect<number> =>
  purpose === "tool" ? MaxToolFile : Effect.succeed(sizeLimit(fileName))
