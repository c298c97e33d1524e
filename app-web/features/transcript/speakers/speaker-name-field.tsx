import { useText } from "#web/lib/text.ts"
import { Input } from "#web/ui/input.tsx"
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react"

interface SpeakerNameFieldProps {
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Renames a speaker in place: Enter or leaving the field saves, Esc does not. */
export const SpeakerNameField = ({ name, onSave, onClose }: SpeakerNameFieldProps): ReactElement => {
  const t = useText("transcript")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const save = () => {
    const typed = field.current?.value.trim() ?? ""
    onClose()
    if (typed !== "" && typed !== name) onSave(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") save()
    else if (event.key === "Escape") onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Input
      ref={field}
      defaultValue={name}
      maxLength={100}
      aria-label={t("speakers.name")}
      className="!h-9"
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
