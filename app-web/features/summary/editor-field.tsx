import { type KeyboardEvent, type ReactElement, type RefObject, useEffect } from "react"
import { around, type Selection, selectionIn, writeInto } from "./formatting.ts"
import { withMarks, withoutMarks } from "./moment-marks.ts"
import { useText } from "./texts.ts"

interface EditorFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly onWrite: (text: string) => void
  readonly onSave: () => void
  readonly onLeave: () => void
}

/** A field that grows with its text. Ctrl S saves, Ctrl B and Ctrl I format, Escape leaves. */
export const EditorField = ({ field, text, onWrite, onSave, onLeave }: EditorFieldProps): ReactElement => {
  const t = useText()
  useEffect(() => field.current?.focus(), [field])
  const write = (shown: string) => onWrite(withoutMarks(shown, text))
  const apply = (change: (selection: Selection) => Selection) => {
    if (field.current !== null) write(writeInto(field.current, change(selectionIn(field.current))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const acts: Record<string, () => void> = {
      s: onSave,
      b: () => apply((selection) => around(selection, "**")),
      i: () => apply((selection) => around(selection, "*")),
    }
    const act = event.ctrlKey || event.metaKey
      ? acts[event.key.toLowerCase()]
      : event.key === "Escape"
      ? onLeave
      : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <textarea
      ref={field}
      value={withMarks(text)}
      aria-label={t("editor.label")}
      onChange={(event) => write(event.target.value)}
      onKeyDown={onKeyDown}
      className="field-sizing-content block min-h-[50vh] w-full resize-none rounded-md bg-surface p-4 text-[15.5px] leading-[26px] shadow-[inset_0_0_0_1px_var(--field-line)] outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--brand)] max-sm:text-[16px]"
    />
  )
}
