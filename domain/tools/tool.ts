import { Schema } from "effect"
import type { Edition } from "../kernel/edition.ts"
import { wireAs } from "../kernel/wire.ts"

export const ToolId = Schema.Literals([
  "youtube-transcript",
  "audio-to-text",
  "text-summariser",
  "video-to-audio",
  "audio-compressor",
])
export type ToolId = typeof ToolId.Type

/** Which of the two texts on free use the pages show. */
export const FreeUse = Schema.Literals(["unlimited", "limited"])
export type FreeUse = typeof FreeUse.Type

/** A tool that pages show: in use, or announced. */
export const ShownTool = wireAs("Tool", { id: ToolId, state: Schema.Literals(["on", "coming-soon"]) })
export type ShownTool = typeof ShownTool.Type

export interface ToolChoice {
  /** The tools that the operator has switched on. */
  readonly on: ReadonlyArray<ToolId>
  /** Those that are announced while they cannot be used. */
  readonly comingSoon: ReadonlyArray<ToolId>
}

/** The tools that pages show, in their order. One whose server side is missing counts as switched off; China has no video links. */
export const shownTools = (
  { on, comingSoon }: ToolChoice,
  missing: ReadonlySet<ToolId>,
  edition: Edition,
): ReadonlyArray<ShownTool> =>
  ToolId.literals.filter((id) => edition !== "cn" || id !== "youtube-transcript").flatMap(
    (id): ReadonlyArray<ShownTool> => {
      if (on.includes(id) && !missing.has(id)) return [{ id, state: "on" }]
      return comingSoon.includes(id) ? [{ id, state: "coming-soon" }] : []
    },
  )
