import type { ReactElement } from "react"
import { useText } from "../texts.ts"

/** The recogniser that is built in. */
const embedded = /^pocketsphinx\b/

/** The recogniser that was used, and a warning if it is the built-in one. */
export const EngineNote = ({ engine }: { readonly engine: string }): ReactElement => {
  const t = useText()
  return (
    <div className="mt-6 space-y-1.5 px-2 text-xs text-fg-3">
      <p>{t("engine.by", { engine })}</p>
      {embedded.test(engine) && <p>{t("engine.embedded")}</p>}
    </div>
  )
}
