import { useText } from "#web/lib/text.ts"
import { X } from "lucide-react"
import type { ReactElement } from "react"
import type { Address } from "./use-address.ts"

/** The active filters, each with a button that removes it. */
export const FilterChips = (
  { search: { kind, state }, change }: Pick<Address, "search" | "change">,
): ReactElement | null => {
  const t = useText("library")
  if (kind === undefined && state === undefined) return null
  return (
    <div className="flex flex-wrap gap-2 px-5 pb-2 md:px-8">
      {kind !== undefined && <Chip name={t(`kind.${kind}`)} onRemove={() => change({ kind: undefined })} />}
      {state !== undefined && <Chip name={t(`state.${state}`)} onRemove={() => change({ state: undefined })} />}
    </div>
  )
}

const Chip = ({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }): ReactElement => {
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
