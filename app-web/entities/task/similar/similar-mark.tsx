import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

/** Why something is found that has none of the words. */
export const SimilarMark = (): ReactElement => {
  const t = useText("task/similar")
  return (
    <span className="mr-2 inline-block rounded-full bg-sunken px-2 text-xs font-[540] text-fg-2">
      {t("similar.mark")}
    </span>
  )
}
