import { Context } from "effect"
import { type FreeUse, type ToolChoice, ToolId } from "./tool.ts"

interface ToolOffer extends ToolChoice {
  /** False: there is no tools site. */
  readonly isOn: boolean
  readonly freeUse: FreeUse
}

/** The free tools of this server, by its configuration. */
export class OfferedTools extends Context.Reference<ToolOffer>("domain/tools/OfferedTools", {
  defaultValue: () => ({ isOn: true, on: ToolId.literals, comingSoon: [], freeUse: "limited" as const }),
}) {}
