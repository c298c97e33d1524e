import type { ReactElement, ReactNode } from "react"
import { Button } from "./button.tsx"
import { Select } from "./select.tsx"

interface LogFrameProps<State extends string> {
  /** What screen readers hear: of the choice of states, and of the list. */
  readonly names: { readonly choice: string; readonly list: string }
  readonly words: { readonly all: string; readonly empty: string; readonly newer: string; readonly older: string }
  readonly states: ReadonlyArray<readonly [state: State, word: string]>
  readonly state: State | undefined
  readonly onState: (state: State | undefined) => void
  readonly page: number
  readonly onPage: (page: number) => void
  readonly log: { readonly items: ReadonlyArray<unknown>; readonly total: number; readonly page_size: number }
  /** Beside the choice. */
  readonly action: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A log in pages, all of it or only what is in one state. */
export const LogFrame = <State extends string>(
  { names, words, states, state, onState, page, onPage, log, action, children }: LogFrameProps<State>,
): ReactElement => (
  <div className="mt-3 rounded-md border px-4 py-3">
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={names.choice}
        value={state ?? ""}
        className="max-md:[&>select]:!h-11"
        onChange={({ target }) => onState(states.find(([one]) => one === target.value)?.[0])}
      >
        <option value="">{words.all}</option>
        {states.map(([one, word]) => <option key={one} value={one}>{word}</option>)}
      </Select>
      {action}
    </div>
    {log.items.length === 0
      ? <p className="mt-3 text-fg-3">{words.empty}</p>
      : <ul aria-label={names.list} className="mt-1 divide-y divide-line">{children}</ul>}
    {log.total > log.page_size && (
      <div className="mt-2 flex gap-2">
        <Button size="sm" className="max-md:!h-11" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {words.newer}
        </Button>
        <Button
          size="sm"
          className="max-md:!h-11"
          disabled={page * log.page_size >= log.total}
          onClick={() => onPage(page + 1)}
        >
          {words.older}
        </Button>
      </div>
    )}
  </div>
)
