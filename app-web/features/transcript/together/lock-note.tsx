import type { LineLock } from "#web/entities/presence/presence.ts"
import { useOverridingKeys } from "#web/lib/keys.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
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
