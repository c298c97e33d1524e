import { Context, type Effect } from "effect"
import type { VideoProgramState } from "./video-program.ts"

/** The program that fetches videos from other sites: what is there, and how an operator brings it onto this machine. */
export class VideoProgram extends Context.Service<VideoProgram, {
  readonly look: Effect.Effect<VideoProgramState>
  /**
   * Downloads the latest version, verifies it by the checksum that its publisher gives, tries it, and only then puts it in
   * the place of an earlier one; what runs goes on with its own. `look` says what went wrong. Asked again meanwhile, it
   * waits for the same. Interrupting a caller does not interrupt it.
   */
  readonly install: Effect.Effect<void>
}>()("domain/engine/VideoProgram") {}
