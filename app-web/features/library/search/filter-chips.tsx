import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"
import { FilterChip } from "./filter-chip.tsx"
import type { Address } from "./library-address.ts"

const TagChips = lazyComponent(() => import("./tag-chips.tsx"), "TagChips")

/** The active filters, each with a button that removes it. */
export const FilterChips = ({ search, change }: Pick<Address, "search" | "change">): ReactElement | null => {
  const t = useText("library")
  const { kind, state, tags } = search
  if (kind === undefined && state === undefined && tags === undefined) return null
  return (
    <div className="flex flex-wrap gap-2 px-5 pb-2 md:px-8">
      {kind !== undefined && <FilterChip name={t(`kind.${kind}`)} onRemove={() => change({ kind: undefined })} />}
      {state !== undefined && <FilterChip name={t(`state.${state}`)} onRemove={() => change({ state: undefined })} />}
      {tags !== undefined && (
        <Suspense>
          <TagChips tags={tags} change={change} />
        </Suspense>
      )}
    </div>
  )
}
