import type { ReactElement } from "react"
import { useText } from "../texts.ts"

/** What is built into the product. */
const embedded = /^pocketsphinx\b/

/** What turned the speech into text, and how far it can be trusted when it is the built-in one. */
export const EngineNote = ({ engine }: { readonly engine: string }): ReactElement => {
  const t = useText()
  return (
    <div className="mt-6 space-y-1.5 px-2 text-xs text-fg-3">
      <p>{t("engine.by", { engine })}</p>
      {embedded.test(engine) && <p>{t("engine.embedded")}</p>}
    </div>
  )
}
