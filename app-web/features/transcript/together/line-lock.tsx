import type { LineLock } from "#web/entities/presence/presence.ts"
import { useOverridingKeys } from "#web/lib/keys.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { barColour, nameColour } from "#web/ui/speaker-colour.ts"
import { type ReactElement, useEffect, useRef, useState } from "react"
import type { Editing } from "../edit/use-editing.ts"

interface LockNoteProps {
  /** Null once it has ended. */
  readonly lock: LineLock | null
  readonly editing: Editing
}

/** Shown to someone who starts editing a line that someone else is editing: it says who, and lets them go ahead. */
export const LockNote = ({ lock, editing }: LockNoteProps): ReactElement => {
  const t = useText("transcript")
  const box = useRef<HTMLFieldSetElement>(null)
  // Whose lock it was, when it is over.
  const [last, setLast] = useState(lock)
  if (lock !== null && lock !== last) setLast(lock)
  useEffect(() => box.current?.querySelector("button")?.focus({ preventScroll: true }), [])
  const leave = () => {
    const line = box.current?.closest("[data-line]")
    editing.leaveLocked()
    line?.querySelector<HTMLElement>("[data-handle]")?.focus({ preventScroll: true })
  }
  useOverridingKeys({ Escape: leave }, true)
  const name = last?.name ?? ""
  const text = lock === null
    ? t("transcript.lockOver", { name })
    : lock.is_self
    ? t("transcript.editedByYou")
    : t("transcript.lockedBy", { name })
  return (
    <fieldset
      ref={box}
      aria-label={text}
      className="mt-1.5 mb-1 flex flex-wrap items-center gap-2 rounded-sm bg-warn-soft p-2.5 text-sm"
    >
      <output className="min-w-0 flex-1 font-[540] text-warn">{text}</output>
      <Button size="sm" onClick={editing.startLocked}>
        {lock === null ? t("act.edit") : t("transcript.editAnyway")}
      </Button>
      <Button size="sm" tone="ghost" onClick={leave}>{t("act.cancel")}</Button>
    </fieldset>
  )
}

interface LineLockMarkProps {
  readonly lock: LineLock
  readonly t: Translate<"transcript">
}

/** A coloured edge on a line that someone is editing, and their name. It covers no words and moves none. */
export const LineLockMark = ({ lock: { name, hue, is_self: isSelf }, t }: LineLockMarkProps): ReactElement => (
  <>
    <span
      aria-hidden
      className="absolute inset-y-0.5 left-0 w-[3px] rounded-full"
      style={{ background: barColour(hue) }}
    />
    <span
      data-lock
      className="absolute -top-3 right-1 z-10 max-w-[70%] truncate rounded-full border bg-surface px-2 text-xs leading-5 font-[540]"
      style={{ color: nameColour(hue), borderColor: barColour(hue) }}
    >
      {isSelf ? t("transcript.editedByYou") : t("transcript.editedBy", { name })}
    </span>
  </>
)
