import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import type { CurrentDoubt } from "./use-doubts.ts"

interface DoubtNoteProps {
  readonly current: CurrentDoubt | null
  readonly total: number
}

/** Names the doubt that the reader has jumped to, on the screen and to screen readers. */
export const DoubtNote = ({ current, total }: DoubtNoteProps): ReactElement => {
  const t = useText("transcript")
  return (
    <output className="min-w-0 self-center rounded-lg bg-surface px-3 py-1.5 text-sm text-fg-2 shadow-e2 empty:hidden dark:bg-raised">
      {current !== null && t("doubts.now", { word: current.word, count: current.nth, total })}
    </output>
  )
}
