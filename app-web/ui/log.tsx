import { useText } from "#web/lib/text.ts"
import type { ReactElement, ReactNode } from "react"
import { ActionButton } from "./action-button.tsx"
import type { LogView } from "./log-view.ts"
import { NotLoaded } from "./section.tsx"
import { Select } from "./select.tsx"
import { Skeleton } from "./skeleton.tsx"

interface LogProps<State extends string> {
  /** What screen readers hear of the choice of states. */
  readonly choice: string
  readonly states: ReadonlyArray<readonly [state: State, word: string]>
  readonly view: LogView<State>
  readonly found: {
    readonly data:
      | { readonly items: ReadonlyArray<unknown>; readonly total: number; readonly page_size: number }
      | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** What is said where there is nothing. */
  readonly empty: string
  /** Beside the choice. */
  readonly action: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A log in pages, all of it or only what is in one state. */
export const Log = <State extends string>(
  { choice, states, view, found, empty, action, children }: LogProps<State>,
): ReactElement => {
  const t = useText("log")
  const { data, error, refetch } = found
  const { state, page, onState, onPage } = view
  if (data === undefined) {
    return (
      <div className="mt-3">
        {error === null ? <Skeleton className="h-24" /> : <NotLoaded error={error} onRetry={() => void refetch()} />}
      </div>
    )
  }
  return (
    <div className="mt-3 rounded-md border px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={choice}
          value={state ?? ""}
          className="max-md:[&>select]:!h-11"
          onChange={({ target }) => onState(states.find(([one]) => one === target.value)?.[0])}
        >
          <option value="">{t("log.all")}</option>
          {states.map(([one, word]) => <option key={one} value={one}>{word}</option>)}
        </Select>
        {action}
      </div>
      {data.items.length === 0
        ? <p className="mt-3 text-fg-3">{empty}</p>
        : <ul aria-label={t("log.title")} className="mt-1 divide-y divide-line">{children}</ul>}
      {data.total > data.page_size && (
        <div className="mt-2 flex gap-2">
          <ActionButton disabled={page <= 1} onClick={() => onPage(page - 1)}>{t("log.newer")}</ActionButton>
          <ActionButton disabled={page * data.page_size >= data.total} onClick={() => onPage(page + 1)}>
            {t("log.older")}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
