import { mayHaveFiles } from "#web/lib/has-files.ts"
import { useText } from "#web/lib/text.ts"
import { errorCode } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { type ReactElement, type RefObject, useDeferredValue } from "react"
import type { RowActions } from "../row/task-row.tsx"
import { ListEnd } from "./list-end.tsx"
import { ListSkeleton, useLate } from "./list-skeleton.tsx"
import type { Section } from "./sections.ts"
import { TaskList } from "./task-list.tsx"
import type { Loading } from "./use-library.ts"

interface ListBodyProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly sections: ReadonlyArray<Section>
  readonly loading: Loading
  readonly name: string
  readonly now: Date
  readonly query: string
  readonly words: ReadonlyArray<string>
  readonly isNarrowed: boolean
  readonly actions: RowActions
  readonly onClear: () => void
  /** Shown in place of the list while there are no files at all. */
  readonly empty: ReactElement
  /** Shown below the last row. */
  readonly footer: ReactElement
}

/** The list, or why there is none: still loading, failed, empty, or nothing matches. */
export const ListBody = (props: ListBodyProps): ReactElement | null => {
  const { scroller, sections, loading, query, isNarrowed, onClear, empty } = props
  const t = useText("library")
  // The first rows are rendered in small steps, so that the page stays responsive.
  const hasRows = useDeferredValue(sections.length > 0)
  const isLate = useLate(loading.isPending || (sections.length > 0 && !hasRows))
  if (sections.length > 0 && hasRows) return <Rows {...props} />
  if (loading.isPending || sections.length > 0) return isLate && mayHaveFiles() ? <ListSkeleton rows={7} /> : null
  if (loading.error !== null) {
    // A query that is refused, such as a wrong date, is refused again.
    const isRefused = errorCode(loading.error) === "MalformedRequest"
    return <Failure error={loading.error} attempt="list" {...isRefused ? {} : { onRetry: loading.onMore }} />
  }
  if (loading.hasMore || loading.isLoading) {
    return (
      <>
        {query !== "" && <p className="px-5 pt-6 text-center text-sm text-fg-3">{t("list.searching")}</p>}
        <ListEnd scroller={scroller} {...loading} isFailed={false} />
      </>
    )
  }
  if (query !== "" || isNarrowed) return <NoMatch query={query} onClear={onClear} />
  return empty
}

const Rows = (
  { scroller, sections, loading, name, now, query, words, actions, footer }: ListBodyProps,
): ReactElement => {
  const t = useText("library")
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      {query !== "" && (
        <output className="block px-5 pt-4 pb-1.5 text-xs font-[560] text-fg-3 md:px-8">
          {loading.isLoading ? t("list.searching") : t("list.found", { count: Math.max(count, loading.total) })}
        </output>
      )}
      <TaskList scroller={scroller} sections={sections} name={name} now={now} words={words} actions={actions} />
      <ListEnd scroller={scroller} {...loading} isFailed={loading.error !== null}>
        {query === "" && footer}
      </ListEnd>
    </>
  )
}

interface NoMatchProps {
  readonly query: string
  readonly onClear: () => void
}

/** Nothing matches: the query, and a way back to the whole list. */
const NoMatch = ({ query, onClear }: NoMatchProps): ReactElement => {
  const t = useText("library")
  return (
    <div className="grid place-items-center px-6 py-24 text-center">
      <p className="max-w-full text-lg font-[560] break-words">
        {query === "" ? t("list.noFilterMatch") : t("list.noMatch", { query })}
      </p>
      {query !== "" && <p className="mt-1 text-fg-3">{t("list.noMatchHint")}</p>}
      <Button className="mt-5 max-md:h-11" onClick={onClear}>{t("list.clear")}</Button>
    </div>
  )
}
