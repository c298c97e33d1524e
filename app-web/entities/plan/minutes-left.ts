import type { Language } from "#texts/languages.ts"
import { dayOf } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

type Usage = Pick<RouterOutput["plan"]["getUsage"], "left" | "bonus" | "next_reset">

/** The minutes left, in sentences: those of this month, which end with it, apart from the bonus, which does not. */
export const minutesLeft = (usage: Usage, t: Translate<"plan">, reader: Language): ReadonlyArray<string> => {
  const bonus = Math.max(0, usage.bonus)
  const ofMonth = usage.left - bonus
  const month = t("left.month", { count: ofMonth, date: dayOf(new Date(usage.next_reset), reader) })
  const extra = t("left.bonus", { count: bonus })
  if (bonus === 0) return [month]
  return ofMonth > 0 ? [month, extra] : [extra]
}
