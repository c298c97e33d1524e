import { useText } from "#web/lib/text.ts"
import type { ButtonProps } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { ArrowDownUp, SlidersHorizontal } from "lucide-react"
import type { ReactElement } from "react"

interface ListMenuButtonProps extends ButtonProps {
  readonly isChosen: boolean
}

/** A dot shows that something other than the default is chosen. */
const chosen =
  "relative max-md:!size-11 data-[chosen=true]:!text-accent-text data-[chosen=true]:after:absolute data-[chosen=true]:after:top-1.5 data-[chosen=true]:after:right-1.5 data-[chosen=true]:after:size-2 data-[chosen=true]:after:rounded-full data-[chosen=true]:after:bg-brand data-[chosen=true]:after:ring-2 data-[chosen=true]:after:ring-surface"

export const FilterButton = ({ isChosen, ...rest }: ListMenuButtonProps): ReactElement => {
  const t = useText("library")
  return (
    <IconButton label={t("list.filters")} className={chosen} data-chosen={isChosen} {...rest}>
      <SlidersHorizontal />
    </IconButton>
  )
}

export const SortButton = ({ isChosen, ...rest }: ListMenuButtonProps): ReactElement => {
  const t = useText("library")
  return (
    <IconButton label={t("list.sort")} className={chosen} data-chosen={isChosen} {...rest}>
      <ArrowDownUp />
    </IconButton>
  )
}
