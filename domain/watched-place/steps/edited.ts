import { tidyName } from "../../kernel/tidy-name.ts"
import type { Place } from "../place.ts"
import { switchedOn, type WatchedPlace } from "../watched-place.ts"

type Rule = Pick<WatchedPlace, "name" | "language" | "hotwords" | "folderId" | "afterwards">

interface RuleChange extends Partial<Rule> {
  /** 0 or null to detect it. */
  readonly speakers?: number | null
  readonly isOn?: boolean
  /** With what opens it now. */
  readonly place?: Place
}

/** What is left out stays as it is. */
export const edited =
  ({ name, speakers, hotwords, isOn, place: opening, ...rest }: RuleChange) => (place: WatchedPlace): WatchedPlace => {
    const named = tidyName(name ?? "")
    const changed: WatchedPlace = {
      ...place,
      ...rest,
      ...named !== "" && { name: named },
      ...speakers !== undefined && { speakers: speakers === 0 ? null : speakers },
      ...hotwords !== undefined && { hotwords: hotwords.map((word) => word.trim()) },
      ...opening !== undefined && openedWith(place, opening),
    }
    if (isOn === undefined || isOn === (place.off === null)) return changed
    return isOn ? switchedOn(changed) : { ...changed, off: "owner" }
  }

/** What was wrong may be right now. A feed at another address may be another one: it is looked at as if for the first time. */
const openedWith = ({ isKnown, off }: WatchedPlace, place: Place): Partial<WatchedPlace> => ({
  place,
  off: off === "failing" ? null : off,
  fault: null,
  failingSince: null,
  mark: null,
  isKnown: isKnown && place._tag !== "Feed",
})
