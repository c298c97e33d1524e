import { createElement, type ReactElement, type ReactNode } from "react"

interface WhenProps {
  /** What must be so, such as `audio-to-text:on`. */
  readonly fact: string
  /** Shown if it is not so. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Parts of a page that depend on the server's settings: it keeps or drops them as it answers. They may not be nested. */
export const When = ({ fact, not = false, children }: WhenProps): ReactElement =>
  createElement("x-when", { [not ? "unless" : "if"]: fact }, children)

/** What is repeated for each item of a list in the settings; `%NAME%` in it is filled in. */
export const Each = ({ of, children }: { readonly of: string; readonly children: ReactNode }): ReactElement =>
  createElement("x-each", { of }, children)
