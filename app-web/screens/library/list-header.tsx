import type { Folder } from "#web/entities/folder/use-folders.ts"
import { NewMenu } from "#web/features/add-dialog/new-menu.tsx"
import { FolderMenu } from "#web/features/folders/folder-menu.tsx"
import { FilterChips } from "#web/features/library/search/filter-chips.tsx"
import { FilterField } from "#web/features/library/search/filter-field.tsx"
import { type Address, isNarrowed } from "#web/features/library/search/library-address.ts"
import { FilterButton, SortButton } from "#web/features/library/search/list-menu-buttons.tsx"
import { focusPage } from "#web/lib/keep-focus.ts"
import { useText } from "#web/lib/text.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { Button } from "#web/ui/button.tsx"
import { earlyPress } from "#web/ui/early-press.ts"
import { Plus, Search } from "lucide-react"
import { type ReactElement, type RefObject, Suspense, useState } from "react"

const ListMenus = idleComponent(() => import("#web/features/library/search/list-menus.tsx"), "ListMenus")

interface ListHeaderProps {
  readonly title: string
  /** The folder that is shown, if it can be renamed and deleted. */
  readonly folder: Folder | null
  readonly address: Address
  readonly isWide: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onContinue: () => void
}

/** The title of the list, and the means to search and filter it. On phones those are behind a button. */
export const ListHeader = (
  { title, folder, address, isWide, field, query, onQuery, onContinue }: ListHeaderProps,
): ReactElement => {
  const t = useText("library")
  const { search, isPhone } = address
  const [isOpen, setIsOpen] = useState(false)
  // A button pressed before its menu is loaded opens it when it arrives.
  const [pressed, setPressed] = useState<"filter" | "sort" | null>(null)
  const hasFilter = query !== "" || isNarrowed(search) || search.sort !== undefined
  const leave = () => {
    onQuery("")
    setIsOpen(false)
    focusPage()
  }
  const searchTools = (
    <>
      <FilterField
        field={field}
        value={query}
        onChange={onQuery}
        onLeave={leave}
        onContinue={onContinue}
        className={isWide ? "w-64" : "min-w-0 flex-1"}
      />
      <Suspense
        fallback={
          <>
            <FilterButton isChosen={false} {...earlyPress(() => setPressed("filter"))} />
            <SortButton isChosen={false} {...earlyPress(() => setPressed("sort"))} />
          </>
        }
      >
        <ListMenus key={pressed} {...address} open={pressed} />
      </Suspense>
    </>
  )
  return (
    <header className="shrink-0">
      <div className="flex items-center gap-2 px-5 pt-4 pb-3 max-md:px-4 md:px-8 md:pt-7">
        <DrawerButton always={isPhone} />
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <h1 className="truncate text-2xl font-[640] max-md:text-xl">{title}</h1>
          {folder !== null && <FolderMenu folder={folder} className="max-md:!size-11" />}
        </div>
        {isWide ? searchTools : (
          <Button
            tone="ghost"
            size="icon"
            className="!size-11"
            aria-label={t("list.openFilter")}
            aria-expanded={isOpen || hasFilter}
            onClick={() => isOpen ? leave() : setIsOpen(true)}
          >
            <Search />
          </Button>
        )}
        {(isPhone || !isWide) && (
          <NewMenu>
            <Button tone="primary" className="max-md:!h-11">
              <Plus />
              {t("new.button")}
            </Button>
          </NewMenu>
        )}
      </div>
      {!isWide && (isOpen || hasFilter) && <div className="flex items-center gap-1 px-4 pb-2">{searchTools}</div>}
      <FilterChips {...address} />
    </header>
  )
}
