import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { JSONContent } from "@tiptap/core"
import type { ReactElement } from "react"
import type { Conflict } from "./session/conflicts.ts"
import { wordsOf } from "./session/text-blocks.ts"

interface ConflictPanelProps {
  readonly conflict: Conflict
  /** How many there are to decide, including this one. */
  readonly count: number
  readonly onChoose: (chosen: JSONContent | null) => void
  readonly onKeepBoth: () => void
}

/** A paragraph that two people changed while apart. Both versions are in the text; here one of them can be chosen. */
export const ConflictPanel = ({ conflict, count, onChoose, onKeepBoth }: ConflictPanelProps): ReactElement => {
  const t = useText("summary/writing")
  const { mine, theirs } = conflict
  return (
    <section
      aria-label={t("writing.conflict")}
      className="scroll max-h-[50%] shrink-0 overflow-y-auto border-b bg-warn-soft px-4 py-4 md:px-6"
    >
      <div className="mx-auto max-w-[760px]">
        <h2 className="text-base font-[600]">{t("writing.conflict")}</h2>
        <p className="mt-0.5 text-sm text-fg-2">
          {t("writing.conflictText")} {count > 1 && t("writing.conflictCount", { count })}
        </p>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Version title={t("writing.mine")} content={mine} />
          <Version title={t("writing.theirs")} content={theirs} />
        </div>
        <div className="mt-3 flex flex-wrap gap-2 max-md:[&>button]:!h-11 max-md:[&>button]:flex-1">
          <Button onClick={() => onChoose(mine)}>{t("writing.keepMine")}</Button>
          <Button onClick={() => onChoose(theirs)}>{t("writing.keepTheirs")}</Button>
          {mine !== null && theirs !== null && (
            <Button tone="primary" onClick={onKeepBoth}>{t("writing.keepBoth")}</Button>
          )}
        </div>
      </div>
    </section>
  )
}

interface VersionProps {
  readonly title: string
  readonly content: JSONContent | null
}

const Version = ({ title, content }: VersionProps): ReactElement => {
  const t = useText("summary/writing")
  return (
    <div className="min-w-0 rounded-md bg-surface p-3 shadow-[inset_0_0_0_1px_var(--line-strong)]">
      <h3 className="mb-1 text-xs font-[560] text-fg-3">{title}</h3>
      {content === null
        ? <p className="text-fg-3 italic">{t("writing.deleted")}</p>
        : <p className="break-words whitespace-pre-wrap">{wordsOf(content)}</p>}
    </div>
  )
}
