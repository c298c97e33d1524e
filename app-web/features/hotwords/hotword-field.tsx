import { useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useEffect, useRef, useState } from "react"
import type { Hotword } from "./use-hotwords.ts"

interface HotwordFieldProps {
  readonly hotword: Hotword
  readonly onSave: (text: string) => void
  readonly onEnd: () => void
}

/** Enter or leaving the field saves, Escape does not. */
export const HotwordField = ({ hotword: { text, language }, onSave, onEnd }: HotwordFieldProps): ReactElement => {
  const t = useText("hotwords")
  const [value, setValue] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.select(), [])
  const end = (isSaved: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (isSaved && value.trim() !== "" && value.trim() !== text) onSave(value.trim())
    onEnd()
  }
  const last = useRef(end)
  useEffect(() => {
    last.current = end
  })
  useEffect(() => {
    // Before the dialog, which listens on the document, is closed by Escape.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.target !== field.current) return
      event.stopPropagation()
      last.current(false)
    }
    addEventListener("keydown", onEscape, { capture: true })
    return () => removeEventListener("keydown", onEscape, { capture: true })
  }, [])
  return (
    <Input
      ref={field}
      value={value}
      lang={language}
      aria-label={t("hotwords.edit", { text })}
      className="min-w-0 flex-1"
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return
        // Not for the button that receives the focus.
        event.preventDefault()
        end(true)
      }}
    />
  )
}
