import { useText } from "#web/lib/text.ts"
import { Input, TextArea } from "#web/ui/input.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, type SyntheticEvent, useId } from "react"
import type { SummaryStyle } from "../use-rewrite-summary.ts"

interface StyleFormProps {
  readonly id: string
  readonly style: SummaryStyle
  readonly onChange: (style: SummaryStyle) => void
  readonly onSubmit: () => void
}

const lengths = ["short", "medium", "long"] as const

/** Without a style. */
export const plainStyle: SummaryStyle = {
  enabled: true,
  lengthPreference: "medium",
  focusArea: "",
  customInstructions: "",
}

export const trimmedStyle = (style: SummaryStyle): SummaryStyle => ({
  ...style,
  focusArea: style.focusArea.trim(),
  customInstructions: style.customInstructions.trim(),
})

/** Length, focus and instructions, and whether they are applied. */
export const StyleForm = ({ id, style, onChange, onSubmit }: StyleFormProps): ReactElement => {
  const t = useText("summary/style")
  const words = useId()
  const hint = useId()
  const change = (part: Partial<SummaryStyle>) => onChange({ ...style, ...part })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} onSubmit={submit} className="space-y-5">
      <fieldset>
        <legend className="mb-1.5 font-[540]">{t("style.length")}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-md bg-hover p-1">
          {lengths.map((length) => (
            <label
              key={length}
              className="grid h-9 cursor-default place-items-center rounded-sm font-[520] text-fg-2 has-checked:bg-raised has-checked:text-fg has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-brand max-md:h-11 dark:has-checked:bg-line-strong"
            >
              <input
                type="radio"
                name="length"
                className="sr-only"
                checked={style.lengthPreference === length}
                onChange={() => change({ lengthPreference: length })}
              />
              {t(`style.${length}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="block">
        <span className="mb-1.5 block font-[540]">{t("style.focus")}</span>
        <Input
          maxLength={500}
          placeholder={t("style.focusHint")}
          value={style.focusArea}
          onChange={(event) => change({ focusArea: event.target.value })}
        />
      </label>
      <div>
        <label htmlFor={words} className="mb-1.5 block font-[540]">{t("style.words")}</label>
        <TextArea
          id={words}
          rows={4}
          maxLength={4000}
          placeholder={t("style.wordsHint")}
          aria-describedby={hint}
          value={style.customInstructions}
          onChange={(event) => change({ customInstructions: event.target.value })}
        />
        <p id={hint} className="mt-1.5 text-sm text-fg-3">{t("style.wordsModel")}</p>
      </div>
      <div className="-mx-1">
        <SwitchRow
          label={t("style.enabled")}
          hint={t("style.enabledHint")}
          checked={style.enabled}
          onChange={(enabled) => change({ enabled })}
        />
      </div>
    </form>
  )
}
