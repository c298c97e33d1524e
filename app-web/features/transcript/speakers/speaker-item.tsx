import { useMayEdit } from "#web/entities/task/task-item.ts"
import type { Speaker } from "#web/entities/transcript/lines.ts"
import { useFocusBack } from "#web/lib/focus-back.ts"
import { useText } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Input } from "#web/ui/input.tsx"
import { barColour, colourIndex } from "#web/ui/speaker-colour.ts"
import { clsx } from "clsx"
import { Pencil } from "lucide-react"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"

interface SpeakerItemProps {
  readonly speaker: Speaker
  /** The index among the speakers. */
  readonly index: number
  /** Percentage of the talking time. */
  readonly share: number
  /** The length of the bar, 0 to 1. */
  readonly length: number
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onRename: (name: string) => void
}

/** A speaker: a click shows only their lines; the pencil or a double click renames them everywhere. */
export const SpeakerItem = (
  { speaker, index: position, share, length, isChosen, onChoose, onRename }: SpeakerItemProps,
): ReactElement => {
  const t = useText("transcript")
  const mayEdit = useMayEdit()
  const [isNaming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const index = colourIndex(speaker.id, position)
  useFocusBack(isNaming, () => pencil.current)
  if (isNaming) {
    return (
      <li className="flex items-center gap-3 px-2 py-1.5">
        <Avatar name={speaker.name} index={index} size={30} />
        <SpeakerNameField name={speaker.name} onSave={onRename} onClose={() => setNaming(false)} />
      </li>
    )
  }
  return (
    <li className="group relative">
      <button
        type="button"
        aria-pressed={isChosen}
        className={clsx(
          "flex w-full items-center gap-3 rounded-md px-2 py-2 text-left transition-colors",
          isChosen ? "bg-accent-soft" : "hover:bg-hover",
        )}
        onClick={onChoose}
        onDoubleClick={() => setNaming(mayEdit)}
      >
        <Avatar name={speaker.name} index={index} size={30} />
        <span className="min-w-0 flex-1">
          <span className="block truncate pr-7 text-base font-[520]">{speaker.name}</span>
          <span className="mt-1 flex items-center gap-2">
            <span className="h-1 flex-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full"
                style={{ width: `${length * 100}%`, background: barColour(index) }}
              />
            </span>
            <span className="tnum min-w-8 text-right text-xs text-fg-2">{t("speakers.share", { value: share })}</span>
          </span>
        </span>
      </button>
      {mayEdit && (
        <button
          ref={pencil}
          type="button"
          aria-label={t("speakers.rename", { name: speaker.name })}
          className="absolute top-1 right-1 grid size-7 place-items-center rounded-xs text-fg-3 opacity-0 group-hover:opacity-100 hover:text-fg focus-visible:opacity-100 pointer-coarse:-top-1 pointer-coarse:size-11 pointer-coarse:opacity-100"
          onClick={() => setNaming(true)}
        >
          <Pencil className="size-3.5" />
        </button>
      )}
    </li>
  )
}

interface SpeakerNameFieldProps {
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Renames a speaker in place: Enter or leaving the field saves, Esc does not. */
const SpeakerNameField = ({ name, onSave, onClose }: SpeakerNameFieldProps): ReactElement => {
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
