import type { LineLock } from "#web/entities/presence/presence.ts"
import type { Translate } from "#web/lib/text.ts"
import { barColour, nameColour } from "#web/ui/speaker-colour.ts"
import type { ReactElement } from "react"

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
