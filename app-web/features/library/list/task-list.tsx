import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type ReactElement, type RefObject, useLayoutEffect, useMemo } from "react"
import { type RowActions, TaskRow } from "../row/task-row.tsx"
import { cursor, rowHasFocus } from "../selection/cursor.ts"
import { groupTitles, whenOf } from "./groups.ts"
import { scrollToShow, type Starts } from "./list-layout.ts"
import { entriesOf, type Entry, keyOf, type Placed, placeSections, type Section } from "./sections.ts"
import { measure, useWindowedList, type Windowed } from "./use-windowed-list.ts"

interface RowContext {
  readonly now: Date
  readonly words: ReadonlyArray<string>
  readonly actions: RowActions
}

interface TaskListProps extends RowContext {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly sections: ReadonlyArray<Section>
  readonly name: string
}

/** The tasks under their headings. Only those near the window are in the document, however many are loaded. */
export const TaskList = ({ scroller, sections, name, ...context }: TaskListProps): ReactElement => {
  const { entries, placed } = useMemo(() => ({
    entries: entriesOf(sections),
    placed: placeSections(sections),
  }), [sections])
  const windowed = useWindowedList(scroller, entries, name)
  useRequestedFocus(scroller, entries, windowed.starts)
  return <>{placed.map((section) => <Group key={section.name} section={section} windowed={windowed} {...context} />)}</>
}

interface GroupProps extends RowContext {
  readonly section: Placed
  readonly windowed: Windowed
}

const Group = ({ section, windowed, now, words, actions }: GroupProps): ReactElement => {
  const t = useText("library")
  const language = useLanguage()
  const { name, rows, hasHead, begin, end } = section
  const { starts } = windowed
  const title = t(groupTitles[name])
  const from = Math.min(end, Math.max(begin, windowed.first))
  const to = Math.max(from, Math.min(end, windowed.last + 1))
  const between = (a: number, b: number) => (starts[b] ?? 0) - (starts[a] ?? 0)
  return (
    <section aria-label={title}>
      {hasHead && (
        <h2
          ref={measure}
          data-key={name}
          className="sticky top-0 z-20 bg-surface px-5 pt-4 pb-1.5 text-xs font-[560] text-fg-3 md:px-8"
        >
          {title}
        </h2>
      )}
      <ul className="px-2 md:px-4" style={{ paddingTop: between(begin, from), paddingBottom: between(to, end) }}>
        {rows.slice(from - begin, to - begin).map(({ task, answer }, index) => (
          <li
            key={task.id}
            ref={measure}
            data-key={task.id}
            aria-setsize={rows.length}
            aria-posinset={from - begin + index + 1}
          >
            <TaskRow
              task={task}
              answer={answer}
              words={words}
              when={whenOf(task.created_at, now, language)}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What covers the list: the sticky heading and the selection bar. */
const covered = { above: 44, below: 96 }

/** Moves the focus to the requested row: scrolls it into view first. */
const useRequestedFocus = (
  scroller: RefObject<HTMLDivElement | null>,
  entries: ReadonlyArray<Entry>,
  starts: Starts,
): void => {
  const { id, isRequested } = useStore(cursor)
  // After every render until it is done, because a row far away is rendered only once it was scrolled to.
  useLayoutEffect(() => {
    const { current } = scroller
    if (!isRequested || current === null) return
    const index = entries.findIndex((entry) => keyOf(entry) === id)
    if (index === -1) return
    const entry = { from: starts[index] ?? 0, to: starts[index + 1] ?? 0 }
    const top = scrollToShow(entry, { top: current.scrollTop, height: current.clientHeight }, covered)
    current.scrollTo({ top })
    const link = current.querySelector<HTMLElement>(`[data-key="${CSS.escape(id ?? "")}"] a`)
    if (link === null) return
    link.focus({ preventScroll: true })
    rowHasFocus(id ?? "")
  })
}
