import { Button } from "#web/ui/button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Plus } from "lucide-react"
import type { ReactElement, ReactNode, Ref } from "react"

interface ListSectionProps {
  /** Where the focus goes once the row that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly title: string
  readonly text: string
  /** What is said where there is nothing. */
  readonly none: string
  readonly add: string
  /** What is said when there can be no more. */
  readonly full: (limit: number) => string
  readonly found: {
    readonly data: { readonly items: ReadonlyArray<unknown>; readonly limit: number } | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly onAdd: () => void
  readonly dialogs: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A part of the page: a list, and a way to add to it. */
export const ListSection = (
  { heading, title, text, none, add, full, found, onAdd, dialogs, children }: ListSectionProps,
): ReactElement => {
  const { data, error, refetch } = found
  return (
    <Section title={title} text={text} heading={heading}>
      {data === undefined
        ? error === null
          ? <Skeleton className="h-16" />
          : <NotLoaded error={error} onRetry={() => void refetch()} />
        : (
          <>
            {data.items.length === 0
              ? <p className="text-fg-3">{none}</p>
              : <ul aria-label={title} className="divide-y divide-line">{children}</ul>}
            {data.items.length >= data.limit
              ? <p className="mt-3 text-fg-2">{full(data.limit)}</p>
              : (
                <Button className="mt-3 max-md:!h-11" onClick={onAdd}>
                  <Plus />
                  {add}
                </Button>
              )}
          </>
        )}
      {dialogs}
    </Section>
  )
}
