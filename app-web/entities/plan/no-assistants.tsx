import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { UpgradeNote } from "./upgrade-note.tsx"

/** In place of what connects an assistant, where the plan has none. */
export const NoAssistants = (): ReactElement => {
  const t = useText("plan/assistants")
  return <UpgradeNote text={t("upgrade.assistants")} />
}
