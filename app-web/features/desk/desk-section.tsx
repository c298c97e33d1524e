import { type ReactElement, type ReactNode, useId } from "react"

interface DeskSectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the operator's desk. */
export const DeskSection = ({ title, aside, children }: DeskSectionProps): ReactElement => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-6 rounded-lg bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] max-sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-[620]">{title}</h2>
        {aside}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}
