import type { ReactElement } from "react"
import { Spinner } from "./spinner.tsx"

/** For a dialog whose code is still being fetched: nothing for a moment, then a spinner over the page. */
export const Coming = (): ReactElement => (
  <div className="pointer-events-none fixed inset-0 z-60 grid animate-late place-items-center">
    <span className="grid rounded-full bg-raised p-3 shadow-e3">
      <Spinner />
    </span>
  </div>
)
