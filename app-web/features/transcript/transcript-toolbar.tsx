import { useFocusBack } from "#web/lib/focus-back.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { History, Search, Users } from "lucide-react"
import { type ReactElement, useRef } from "react"
import type { CurrentDoubt, DoubtsShown } from "./doubts/use-doubts.ts"
import { FindBar } from "./find/find-bar.tsx"
import type { Find } from "./find/use-find.ts"
import type { ReplaceAll } from "./find/use-replace-all.ts"

interface TranscriptToolbarProps {
  readonly find: Find
  readonly replace: ReplaceAll
  readonly doubts: Pick<DoubtsShown, "current" | "total">
  /** Shows the speakers where they have no room beside the text; null if there is nothing to show. */
  readonly onSpeakers: (() => void) | null
  readonly onChanges: () => void
  readonly menu: (className: string) => ReactElement
}

/** Find and speakers: beside the text where there is a margin, otherwise in a row of their own above it. */
export const TranscriptToolbar = (
  { find, replace, doubts, onSpeakers, onChanges, menu }: TranscriptToolbarProps,
): ReactElement => {
  const t = useText("transcript")
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(find.isOpen, () => {
    const opener = find.opener()
    // A line may have left the document while the search showed others.
    return opener instanceof HTMLElement && opener.isConnected ? opener : button.current
  })
  return (
    <div className="no-print z-20 flex shrink-0 items-center justify-end gap-2 border-b px-2 py-0.5 max-md:min-h-12 @4xl/text:absolute @4xl/text:top-3 @4xl/text:right-6 @4xl/text:max-w-[calc(100%-32px)] @4xl/text:border-b-0 @4xl/text:p-0">
      <DoubtNote current={doubts.current} total={doubts.total} />
      {find.isOpen ? <FindBar find={find} replace={replace} /> : (
        <>
          {onSpeakers !== null && (
            <IconButton label={t("transcript.about")} className={`${round} @4xl/page:hidden`} onClick={onSpeakers}>
              <Users />
            </IconButton>
          )}
          {menu(round)}
          <IconButton label={t("changes.title")} className={round} onClick={onChanges}>
            <History />
          </IconButton>
          <IconButton ref={button} label={t("find.label")} keys={["/"]} className={round} onClick={find.open}>
            <Search />
          </IconButton>
        </>
      )}
    </div>
  )
}

const round = "!rounded-full max-md:!size-11 @4xl/text:bg-surface @4xl/text:shadow-e2 @4xl/text:dark:bg-raised"

interface DoubtNoteProps {
  readonly current: CurrentDoubt | null
  readonly total: number
}

/** Names the doubt that the reader has jumped to, on the screen and to screen readers. */
const DoubtNote = ({ current, total }: DoubtNoteProps): ReactElement => {
  const t = useText("transcript")
  return (
    <output className="min-w-0 self-center rounded-lg bg-surface px-3 py-1.5 text-sm text-fg-2 shadow-e2 empty:hidden dark:bg-raised">
      {current !== null && t("doubts.now", { word: current.word, count: current.nth, total })}
    </output>
  )
}
