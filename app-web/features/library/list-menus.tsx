import { ArrowDownUp, SlidersHorizontal } from "lucide-react"
import type { ReactElement } from "react"
import { librarySearch } from "../../lib/searches.ts"
import { useText } from "../../lib/text.ts"
import { IconButton } from "../../ui/icon-button.tsx"
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuLabel,
  MenuLine,
  MenuRadio,
  MenuRadioGroup,
  MenuTrigger,
} from "../../ui/menu.tsx"
import { kinds, sorts, states } from "./choices.ts"
import type { Address } from "./use-address.ts"

type ListMenuProps = Pick<Address, "search" | "change">

/** Says by a dot that the list is not as usual. */
const chosen =
  "relative max-md:!size-11 data-[chosen=true]:!text-accent-text data-[chosen=true]:after:absolute data-[chosen=true]:after:top-1.5 data-[chosen=true]:after:right-1.5 data-[chosen=true]:after:size-2 data-[chosen=true]:after:rounded-full data-[chosen=true]:after:bg-brand data-[chosen=true]:after:ring-2 data-[chosen=true]:after:ring-surface"

/** Narrows the list to a kind of files, or to those that run, are done, or failed. */
export const FilterMenu = ({ search: { kind, state }, change }: ListMenuProps): ReactElement => {
  const t = useText()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={t("list.filters")}
          className={chosen}
          data-chosen={kind !== undefined || state !== undefined}
        >
          <SlidersHorizontal />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end" className="w-56">
        <MenuGroup aria-label={t("list.kind")}>
          <MenuLabel>{t("list.kind")}</MenuLabel>
          <MenuRadioGroup
            value={kind ?? ""}
            onValueChange={(value) => change({ kind: librarySearch({ kind: value }).kind })}
          >
            <MenuRadio value="">{t("list.anyKind")}</MenuRadio>
            {kinds.map((one) => <MenuRadio key={one} value={one}>{t(`kind.${one}`)}</MenuRadio>)}
          </MenuRadioGroup>
        </MenuGroup>
        <MenuLine />
        <MenuGroup aria-label={t("list.state")}>
          <MenuLabel>{t("list.state")}</MenuLabel>
          <MenuRadioGroup
            value={state ?? ""}
            onValueChange={(value) => change({ state: librarySearch({ state: value }).state })}
          >
            <MenuRadio value="">{t("list.anyState")}</MenuRadio>
            {states.map((one) => <MenuRadio key={one} value={one}>{t(`state.${one}`)}</MenuRadio>)}
          </MenuRadioGroup>
        </MenuGroup>
      </MenuContent>
    </Menu>
  )
}

/** The order of the list. */
export const SortMenu = ({ search: { sort }, change }: ListMenuProps): ReactElement => {
  const t = useText()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t("list.sort")} className={chosen} data-chosen={sort !== undefined}>
          <ArrowDownUp />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          value={sort ?? "newest"}
          onValueChange={(value) => change({ sort: librarySearch({ sort: value }).sort })}
        >
          {sorts.map((one) => <MenuRadio key={one} value={one}>{t(`sort.${one}`)}</MenuRadio>)}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
