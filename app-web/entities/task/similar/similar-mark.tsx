import type { ReactElement } from "react"
import { useText } from "./texts.ts"

/** Why something is found that has none of the words. */
export const SimilarMark = (): ReactElement => {
  const t = useText()
  return (
    <span className="mr-2 inline-block rounded-full bg-sunken px-2 text-xs font-[540] text-fg-2">
      {t("similar.mark")}
    </span>
  )
}
