import { clsx } from "clsx"
import type { ReactElement } from "react"

/** The red light. There is always a text next to it. */
export const RecordLight = ({ isOn }: { readonly isOn: boolean }): ReactElement => (
  <span
    aria-hidden
    className={clsx("size-2.5 shrink-0 rounded-full", isOn ? "animate-pulse bg-bad-solid" : "bg-field")}
  />
)
