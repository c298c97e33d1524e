import { useState } from "react"

/** Which page of a log is shown, and what of it. */
export interface LogView<State extends string> {
  readonly state: State | undefined
  readonly page: number
  readonly onState: (state: State | undefined) => void
  readonly onPage: (page: number) => void
}

/** Milliseconds between looks at a log that is open. */
const pause = 5000

/** How a log that is open is asked for: what was there stays until the next page is. */
export const ofLog = { refetchInterval: pause, placeholderData: <Page>(old: Page | undefined) => old }

/** The first page of all of it, until something else is chosen. */
export const useLogView = <State extends string>(): LogView<State> => {
  const [state, setState] = useState<State>()
  const [page, onPage] = useState(1)
  const onState = (wanted: State | undefined) => {
    onPage(1)
    setState(wanted)
  }
  return { state, page, onState, onPage }
}

/** What to ask for. */
export const pageOf = <State extends string>({ state, page }: LogView<State>) => ({
  page,
  ...state !== undefined && { state },
})
