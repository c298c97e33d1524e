import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

interface SummariseTooProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** The summary starts by itself, once the text is there. */
export const SummariseToo = ({ isOn, onChange }: SummariseTooProps): ReactElement => {
  const t = useText("tools/text")
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-base">
      <input
        type="checkbox"
        className="size-[18px]"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t("audio.summarise")}
    </label>
  )
}
