import { bytesOfText, minutesOfText } from "#web/entities/plan/estimate.ts"
import { sizeOf } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { TextArea } from "#web/ui/input.tsx"
import { clsx } from "clsx"
import { type ReactElement, useId, useState } from "react"
import { limits } from "../files/limits.ts"
import { pasteDraft, writeDraft } from "./paste-draft.ts"

/** A text field with a counter. The text survives a reload. */
export const PasteText = (): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const id = useId()
  const text = useStore(pasteDraft)
  const [isKept, setIsKept] = useState(true)
  const bytes = bytesOfText(text)
  const isTooLong = bytes > limits.text
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{t("document.pasteLabel")}</label>
      <TextArea
        id={id}
        rows={9}
        value={text}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => setIsKept(writeDraft(target.value))}
      />
      <p id={`${id}-count`} className={clsx("tnum mt-2 text-sm", isTooLong ? "text-bad" : "text-fg-3")}>
        {isTooLong
          ? t("document.tooLong", { size: sizeOf(bytes, reader), max: sizeOf(limits.text, reader) })
          : text.trim() === ""
          ? t("document.pasteHint")
          : t("document.count", { bytes, count: minutesOfText(bytes) })}
      </p>
      {!isKept && <p className="mt-1 text-sm text-warn">{t("document.notKept")}</p>}
    </>
  )
}
