import { useTags } from "#web/entities/tag/use-tags.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { FilterChip } from "./filter-chip.tsx"
import { type Address, toggled } from "./library-address.ts"

interface TagChipsProps extends Pick<Address, "change"> {
  /** As in the address. */
  readonly tags: string
}

/** The tags that the list is limited to. One that was deleted can be removed as well. */
export const TagChips = ({ tags, change }: TagChipsProps): ReactElement | null => {
  const t = useText("tags")
  const known = useTags()
  if (known === undefined) return null
  return (
    <>
      {tags.split(",").map((id) => (
        <FilterChip
          key={id}
          name={known.find(({ tag }) => tag.id === id)?.tag.name ?? t("tags.gone")}
          onRemove={() => change({ tags: toggled(tags, id) })}
        />
      ))}
    </>
  )
}
