import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { voicesFor } from "./model-choice.ts"
import { missingOf } from "./model-facts.ts"
import { useEngines } from "./use-engines.ts"

interface TakeVoicesProps {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Asks whether to take the voices too; nothing where there is nothing to take, or no room for it. */
export const TakeVoices = ({ isChecked, onChange }: TakeVoicesProps): ReactElement | null => {
  const t = useText("engines/parts")
  const engineText = useText("engines")
  const reader = useLanguage()
  const { data } = useEngines()
  const voices = data === undefined ? null : voicesFor(data, reader)
  if (voices === null || missingOf(voices, reader, engineText) !== null) return null
  return (
    <label className="mt-3 flex items-center gap-2 text-sm text-fg-2 max-md:min-h-11">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-(--accent)"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t("part.takeVoices", { title: voices.title, size: sizeOf(voices.bytes, reader) })}
    </label>
  )
}
