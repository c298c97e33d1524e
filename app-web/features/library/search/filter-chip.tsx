import { useText } from "#web/lib/text.ts"
import { X } from "lucide-react"
import type { ReactElement } from "react"

/** An active filter, with a button that removes it. */
export const FilterChip = (
  { name, onRemove }: { readonly name: string; readonly onRemove: () => void },
): ReactElement => {
  const t = useText("library")
  return (
    <span className="inline-flex h-8 items-center rounded-full bg-accent-soft pl-3.5 text-sm font-[520] text-accent-text max-md:h-11">
      {name}
      <button
        type="button"
        aria-label={t("list.without", { name })}
        className="grid size-8 place-items-center rounded-full hover:bg-accent-soft-2 max-md:size-11"
        onClick={onRemove}
      >
        <X className="size-3.5" />
      </button>
    </span>
  )
}
