import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import type { Editing } from "./use-editing.ts"

interface LineConflictProps {
  readonly id: string
  readonly theirs: string
  readonly mine: string
  readonly editing: Editing
}

/** Two people edited the same line: both versions, to choose one. */
export const LineConflict = ({ id, theirs, mine, editing }: LineConflictProps): ReactElement => {
  const t = useText("transcript")
  const versions = [
    { label: t("transcript.theirs"), text: theirs, act: t("transcript.useTheirs"), choose: () => editing.cancel(id) },
    {
      label: t("transcript.mine"),
      text: mine,
      act: t("transcript.useMine"),
      choose: () => editing.save(id, theirs, mine),
    },
  ]
  return (
    <div role="alert" className="mt-2 rounded-md bg-warn-soft p-3 text-sm">
      <p className="font-[540] text-warn">{t("transcript.conflict")}</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {versions.map(({ label, text, act, choose }) => (
          <li key={label} className="flex flex-col rounded-sm bg-surface p-2.5">
            <p className="text-xs font-[540] text-fg-3">{label}</p>
            <p className="mt-0.5 mb-2 flex-1 break-words">{text}</p>
            <Button size="sm" onClick={choose}>{act}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
