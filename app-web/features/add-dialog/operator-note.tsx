import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface OperatorNoteProps {
  readonly text: string
  /** What the link to the page of the engines says. */
  readonly link: string
}

/** For the operator: something is not offered here, and where to read on. */
export const OperatorNote = ({ text, link }: OperatorNoteProps): ReactElement => (
  <p className="mt-4 text-sm text-fg-3">
    {text} <Link to="/engines" className="text-accent-text underline">{link}</Link>
  </p>
)
