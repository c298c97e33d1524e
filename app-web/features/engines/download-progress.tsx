import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import type { ReactElement } from "react"
import { percentOf } from "./model-facts.ts"
import { type EngineModel, isUnderWay } from "./use-engines.ts"

/** The progress of a model's installation. */
export const DownloadProgress = ({ model }: { readonly model: EngineModel }): ReactElement | null => {
  const t = useText("engines")
  const reader = useLanguage()
  if (!isUnderWay(model)) return null
  const { state, done, bytes, title } = model
  return (
    <div className="mt-3">
      <ProgressBar value={percentOf(model)} label={t("engines.progress", { title })} />
      <p className="mt-1.5 text-sm text-fg-2 tabular-nums">
        {state === "checking"
          ? t("engines.checking")
          : t("engines.arrived", { done: sizeOf(done, reader), total: sizeOf(bytes, reader) })}
      </p>
    </div>
  )
}
