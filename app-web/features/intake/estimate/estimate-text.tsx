import { clsx } from "clsx"
import type { ReactElement } from "react"
import { lengthOf } from "../../../lib/format.ts"
import { useLanguage, useText } from "../../../lib/text.ts"
import type { Estimate } from "./estimate.ts"

interface EstimateTextProps {
  /** Null while nothing is chosen, or nothing is known. */
  readonly estimate: Estimate | null
}

/** What will be used of what is left, beside the button; without an estimate, that the window may be closed. */
export const EstimateText = ({ estimate }: EstimateTextProps): ReactElement => {
  const t = useText()
  return (
    <output
      className={clsx(
        "mr-auto min-w-0 flex-1 text-sm max-sm:mb-1 max-sm:basis-full",
        estimate?.isTooMuch === true ? "text-bad" : estimate?.isLarge === true ? "text-warn" : "text-fg-3",
      )}
    >
      {estimate === null ? t("add.goesOn") : <Sentence estimate={estimate} />}
    </output>
  )
}

const Sentence = ({ estimate }: { readonly estimate: Estimate }): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const { minutes, unknown, left, isTooMuch, isLarge } = estimate
  const length = lengthOf(minutes * 60, reader)
  if (minutes === 0) return <>{t("estimate.unknown", { count: left })}</>
  const first = isTooMuch
    ? t("estimate.tooMuch", { length, count: left })
    : isLarge
    ? t("estimate.large", { length, count: left })
    : t("estimate.uses", { length, count: left })
  return <>{unknown === 0 ? first : `${first} ${t("estimate.andUnknown", { count: unknown })}`}</>
}
