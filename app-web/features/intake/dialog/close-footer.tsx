import type { ReactElement } from "react"
import { useText } from "../../../lib/text.ts"
import { Button } from "../../../ui/button.tsx"
import { closeAdd } from "../add-state.ts"

/** Nothing can be started here: the way out. */
export const CloseFooter = (): ReactElement => {
  const t = useText()
  return <Button onClick={closeAdd}>{t("act.close")}</Button>
}
