import { tidyName } from "../../kernel/tidy-name.ts"
import { switchedOn, type WatchedPlace } from "../watched-place.ts"

type Rule = Pick<WatchedPlace, "name" | "language" | "hotwords" | "folderId" | "afterwards">

interface RuleChange extends Partial<Rule> {
  /** 0 or null to detect it. */
  readonly speakers?: number | null
  readonly isOn?: boolean
}

/** What is left out stays as it is. */
export const edited =
  ({ name, speakers, hotwords, isOn, ...rest }: RuleChange) => (place: WatchedPlace): WatchedPlace => {
    const named = tidyName(name ?? "")
    const changed: WatchedPlace = {
      ...place,
      ...rest,
      ...named !== "" && { name: named },
      ...speakers !== undefined && { speakers: speakers === 0 ? null : speakers },
      ...hotwords !== undefined && { hotwords: hotwords.map((word) => word.trim()) },
    }
    if (isOn === undefined || isOn === (place.off === null)) return changed
    return isOn ? switchedOn(changed) : { ...changed, off: "owner" }
  }
