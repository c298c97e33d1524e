import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { closeAdd } from "./add-state.ts"

/** Nothing can be started here: the way out. */
export const CloseFooter = (): ReactElement => {
  const t = useText()
  return <Button onClick={closeAdd}>{t("act.close")}</Button>
}
