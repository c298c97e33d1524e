import type { ReactElement, ReactNode } from "react"

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a long form. */
export const Group = ({ title, children }: GroupProps): ReactElement => (
  <fieldset className="border-t pt-4 first:border-0 first:pt-0">
    <legend className="float-left mb-3 w-full text-md font-[620]">{title}</legend>
    <div className="clear-both grid gap-4 *:mt-0">{children}</div>
  </fieldset>
)
