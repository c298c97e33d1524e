import type { LineLock } from "#web/entities/presence/presence.ts"
import type { LineEdit } from "#web/entities/transcript/line-edits.ts"
import { clock } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { Pencil } from "lucide-react"
import { memo, type ReactElement, type ReactNode } from "react"
import { LineNote } from "../edit/edit-notes.tsx"
import { LineEditor } from "../edit/line-editor.tsx"
import type { Editing } from "../edit/use-editing.ts"
import type { Mark } from "../find/marks.ts"
import { LineLockMark, LockNote } from "../together/line-lock.tsx"

interface LineRowProps {
  readonly row: number
  readonly id: string
  readonly text: string
  /** Milliseconds; null if the text has no times. */
  readonly begin: number | null
  /** False for texts: even those with times have no sound. */
  readonly isPlayable: boolean
  readonly mayEdit: boolean
  readonly top: number
  readonly position: number
  readonly setSize: number
  readonly isFirst: boolean
  readonly isActive: boolean
  /** Whether it is the row that the Tab key reaches. */
  readonly isTabStop: boolean
  readonly marks: ReadonlyArray<Mark> | null
  readonly edit: LineEdit | undefined
  readonly lock: LineLock | null
  /** Only for a line that is being edited or has an unsettled edit. */
  readonly editing: Editing | null
  readonly measure: (element: HTMLElement | null) => void
  readonly t: Translate<"transcript">
}

const timeStyle =
  "tnum w-[68px] shrink-0 self-start rounded-xs pt-[7px] pr-4 text-right text-xs leading-5 transition-colors hover:text-accent-text focus-visible:-outline-offset-2 max-md:sr-only max-md:focus-visible:not-sr-only"

/** A line: its time and its text. Thousands of these are scrolled, so it has no state and no tools of its own. */
export const LineRow = memo((
  {
    row,
    id,
    text,
    begin,
    isPlayable,
    mayEdit,
    top,
    position,
    setSize,
    isFirst,
    isActive,
    isTabStop,
    marks,
    edit,
    lock,
    editing,
    measure,
    t,
  }: LineRowProps,
): ReactElement => {
  const isOpen = editing !== null && (editing.open?.id === id || edit?.state === "failed" || edit?.state === "conflict")
  return (
    <li
      ref={measure}
      data-index={row}
      data-line={id}
      aria-posinset={position}
      aria-setsize={setSize}
      className={clsx("absolute inset-x-0 px-4 md:px-8", isFirst && "pt-11")}
      style={{ top }}
    >
      <div data-body className="group relative flex pointer-coarse:flex-wrap">
        <button
          type="button"
          data-handle
          data-plays={isPlayable || undefined}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={isPlayable && begin !== null
            ? t("transcript.playFrom", { time: clock(begin) })
            : [begin === null ? "" : clock(begin), mayEdit ? t("transcript.editLine", { count: row + 1 }) : ""].join(
              " ",
            )
              .trim() || String(row + 1)}
          className={clsx(timeStyle, isActive ? "font-[560] text-accent-text" : "text-fg-3")}
        >
          {begin === null
            ? mayEdit && <Pencil className="ml-auto size-3.5 opacity-0 group-focus-within:opacity-100" />
            : clock(begin)}
        </button>
        {isOpen ? <LineEditor id={id} text={text} edit={edit} lock={lock} editing={editing} /> : (
          <div
            className={clsx(
              "relative min-w-0 flex-1 rounded-sm px-3 py-1 transition-colors duration-150 max-md:-mx-3 pointer-coarse:basis-3/5",
              isActive ? "bg-accent-soft" : "group-hover:bg-hover/70",
            )}
          >
            {lock !== null && <LineLockMark lock={lock} t={t} />}
            <p
              data-text
              className={clsx(
                mayEdit && "cursor-text",
                "text-[15.5px] leading-[26px] break-words text-pretty max-md:text-[16px]",
              )}
            >
              {marks === null ? text : marked(text, marks)}
            </p>
            {edit !== undefined && editing !== null && <LineNote id={id} edit={edit} editing={editing} />}
            {editing?.locked?.id === id && <LockNote lock={lock} editing={editing} />}
          </div>
        )}
      </div>
    </li>
  )
})

const marked = (text: string, marks: ReadonlyArray<Mark>): ReadonlyArray<ReactNode> => {
  let before = 0
  const parts = marks.flatMap(({ from, to, isCurrent }) => {
    const between = text.slice(before, from)
    before = to
    return [
      between,
      <mark key={from} data-now={isCurrent ? "" : undefined}>{text.slice(from, to)}</mark>,
    ]
  })
  return [...parts, text.slice(before)]
}
