import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { useTitle } from "../../lib/use-title.ts"

export const Library = (): ReactElement => {
  const t = useText()
  useTitle(t("list.title"))
  return <h1>{t("list.title")}</h1>
}
