import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"
import { setShowsDoubts, showsDoubts } from "./doubts.ts"

/** Switches the marks of doubtful words on and off. */
export const DoubtsRow = ({ count }: { readonly count: number }): ReactElement => {
  const t = useText("transcript")
  return (
    <div className="mt-5 px-1">
      <SwitchRow
        label={t("doubts.show")}
        hint={t("doubts.hint", { count })}
        checked={useStore(showsDoubts)}
        onChange={setShowsDoubts}
      />
    </div>
  )
}
