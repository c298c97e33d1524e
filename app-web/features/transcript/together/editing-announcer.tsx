import type { LineLocks } from "#web/entities/presence/presence.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { hasTimes } from "#web/entities/transcript/lines.ts"
import { clock } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"

interface EditingAnnouncerProps {
  readonly lines: Lines
  readonly locks: LineLocks
}

/** Tells screen readers once when someone starts editing a line; continuing is not announced. */
export const EditingAnnouncer = ({ lines, locks }: EditingAnnouncerProps): ReactElement => {
  const t = useText("transcript")
  const reader = useLanguage()
  const [known, setKnown] = useState<{ readonly locks: LineLocks; readonly text: string }>({
    locks: new Map(),
    text: "",
  })
  if (known.locks !== locks) {
    const begun = [...locks].filter(([id, { name, is_self }]) => !is_self && known.locks.get(id)?.name !== name)
    const said = begun.map(([id, { name }]) => {
      const line = lines.ids.indexOf(id)
      return line >= 0 && hasTimes(lines, line)
        ? t("transcript.announceEditing", { name, time: clock(lines.begins[line] ?? 0) })
        : t("transcript.announceEditingText", { name })
    })
    const text = joinSentences(said, reader)
    setKnown({ locks, text: text === "" ? known.text : text })
  }
  return <output data-together className="sr-only">{known.text}</output>
}
