import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input, TextArea } from "#web/ui/input.tsx"
import { type ReactElement, type SyntheticEvent, useId, useState } from "react"
import { useText } from "./texts.ts"
import type { SummaryStyle } from "./use-rewrite-summary.ts"

interface StyleDialogProps {
  readonly onWrite: (style: SummaryStyle) => void
  readonly onClose: () => void
}

const lengths = ["short", "medium", "long"] as const

/** The style of the next summary, which replaces the current one. */
export const StyleDialog = ({ onWrite, onClose }: StyleDialogProps): ReactElement => {
  const t = useText()
  const form = useId()
  const [style, setStyle] = useState<SummaryStyle>({
    lengthPreference: "medium",
    focusArea: "",
    customInstructions: "",
  })
  const change = (part: Partial<SummaryStyle>) => setStyle((before) => ({ ...before, ...part }))
  const write = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
    onWrite({ ...style, focusArea: style.focusArea.trim(), customInstructions: style.customInstructions.trim() })
  }
  return (
    <Dialog
      title={t("style.title")}
      description={t("summary.againText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={form} tone="primary">{t("style.write")}</Button>
        </>
      }
    >
      <form id={form} onSubmit={write} className="space-y-5">
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
        <label className="block">
          <span className="mb-1.5 block font-[540]">{t("style.words")}</span>
          <TextArea
            rows={4}
            maxLength={4000}
            placeholder={t("style.wordsHint")}
            value={style.customInstructions}
            onChange={(event) => change({ customInstructions: event.target.value })}
          />
        </label>
      </form>
    </Dialog>
  )
}
