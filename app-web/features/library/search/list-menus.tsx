import { kinds, librarySearch, sorts, states } from "#web/lib/searches.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuLabel,
  MenuLine,
  MenuRadio,
  MenuRadioGroup,
  MenuTrigger,
} from "#web/ui/menu.tsx"
import { type ReactElement, Suspense } from "react"
import { type Address, isNarrowed } from "./library-address.ts"
import { FilterButton, SortButton } from "./list-menu-buttons.tsx"

const TagFilter = lazyComponent(() => import("./tag-filter.tsx"), "TagFilter")

interface ListMenusProps extends Pick<Address, "search" | "change"> {
  /** The menu that opens at once. */
  readonly open: "filter" | "sort" | null
}

interface ListMenuProps extends Omit<ListMenusProps, "open"> {
  readonly isOpen: boolean
}

/** What the list shows, and in what order. */
export const ListMenus = ({ open, ...address }: ListMenusProps): ReactElement => (
  <>
    <FilterMenu {...address} isOpen={open === "filter"} />
    <SortMenu {...address} isOpen={open === "sort"} />
  </>
)

/** Filters the list by kind, by state and by tags. */
const FilterMenu = ({ search, change, isOpen }: ListMenuProps): ReactElement => {
  const { kind, state } = search
  const t = useText("library")
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <FilterButton isChosen={isNarrowed(search)} />
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
        <Suspense>
          <TagFilter search={search} change={change} />
        </Suspense>
      </MenuContent>
    </Menu>
  )
}

/** The order of the list. */
const SortMenu = ({ search: { sort }, change, isOpen }: ListMenuProps): ReactElement => {
  const t = useText("library")
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <SortButton isChosen={sort !== undefined} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          value={sort ?? "newest"}
          onValueChange={(value) => change({ sort: librarySearch({ sort: value }).sort })}
        >
          {(["newest", ...sorts] as const).map((one) => <MenuRadio key={one} value={one}>{t(`sort.${one}`)}
          </MenuRadio>)}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
