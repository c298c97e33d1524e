import type { ReactElement } from "react"
import type { Marks } from "./matching.ts"

interface HighlightedProps {
  readonly text: string
  readonly marks: Marks
}

/** A text with the search hits highlighted. */
export const Highlighted = ({ text, marks }: HighlightedProps): ReactElement => {
  const begins = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(begins[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(begins.at(-1))}
    </>
  )
}
