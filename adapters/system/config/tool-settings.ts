import { FreeUse, ToolId } from "#domain/tools/tool.ts"
import { Config, Option } from "effect"
import { between, namesOf, optional } from "./kinds.ts"

export const toolSettings = {
  /** The free tools: all (`on`), none and no site (`off`), or those named. */
  tools: namesOf(["on", "off", ...ToolId.literals], "TOOLS"),
  /** Those that are announced while they cannot be used. */
  toolsComingSoon: namesOf(ToolId.literals, "TOOLS_COMING_SOON"),
  /** Which of the two texts on free use the pages show. */
  toolsFreeUse: Config.option(Config.Literals(FreeUse.literals, "TOOLS_FREE_USE")).pipe(Config.map(Option.getOrNull)),
  /** A JSON file with what people have said and use the tools for. */
  toolsReviews: optional("TOOLS_REVIEWS"),
  /** The most megabytes that a file for the media tools may have. */
  mediaToolFile: between(1, 100_000, "MEDIA_TOOL_MB").pipe(Config.withDefault(1000)),
  /** How many files an account may have waiting in the media tools. */
  mediaToolWaiting: between(1, 10_000, "MEDIA_TOOL_WAITING").pipe(Config.withDefault(20)),
  /** How many files this process converts at once. */
  mediaToolParallel: between(1, 100, "MEDIA_TOOL_PARALLEL").pipe(Config.withDefault(1)),
}

interface Given {
  readonly tools: string | null
  readonly toolsComingSoon: string | null
  readonly toolsFreeUse: FreeUse | null
  /** Whether nothing is limited, as on a server of one's own. */
  readonly isOwn: boolean
  readonly plans: "on" | "off"
}

/** What the settings say of the free tools. */
export const toolOffer = ({ tools, toolsComingSoon, toolsFreeUse, isOwn, plans }: Given) => {
  const chosen = listOf(tools ?? "on")
  return {
    isOn: !chosen.includes("off"),
    on: chosen.includes("on") ? ToolId.literals : ToolId.literals.filter((id) => chosen.includes(id)),
    comingSoon: ToolId.literals.filter((id) => listOf(toolsComingSoon ?? "").includes(id)),
    freeUse: toolsFreeUse ?? (isOwn || plans === "off" ? "unlimited" as const : "limited" as const),
  }
}

const listOf = (names: string): ReadonlyArray<string> => names.split(",").map((name) => name.trim())
