import { type Folder, useFolders } from "#web/entities/folder/use-folders.ts"
import { deleteWithUndo } from "#web/entities/task/delete-with-undo.ts"
import { sharedWithMe } from "#web/entities/task/list-query.ts"
import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { ListBody } from "#web/features/library/list/list-body.tsx"
import { NewPill, usePointing } from "#web/features/library/list/new-pill.tsx"
import { useLibrary } from "#web/features/library/list/use-library.ts"
import { useListKeys } from "#web/features/library/list/use-list-keys.ts"
import { useLiveTasks } from "#web/features/library/list/use-live-tasks.ts"
import { isNarrowed, useAddress } from "#web/features/library/search/library-address.ts"
import { focusRow, neighbour } from "#web/features/library/selection/cursor.ts"
import { clearSelection, selection, selectRange, selectWithin } from "#web/features/library/selection/selection.ts"
import { isMarkedOperator } from "#web/lib/is-operator.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { idleComponent, lazyComponent } from "#web/request/lazy-component.ts"
import { CloudUpload } from "lucide-react"
import { type ReactElement, Suspense, useEffect, useMemo, useRef } from "react"
import { ListHeader } from "./list-header.tsx"

interface ShownFolder {
  readonly title: string
  /** The folder itself; null for all files, for those in none, and while it is loading. */
  readonly folder: Folder | null
  /** Whether there is no such folder: it was deleted, or the address is wrong. */
  readonly isGone: boolean
}

/** The folder that the address names. */
const useShownFolder = (name: string | undefined): ShownFolder => {
  const t = useText("library")
  const folders = useFolders()?.folders
  if (name === undefined) return { title: t("list.title"), folder: null, isGone: false }
  if (name === "none") return { title: t("nav.uncategorized"), folder: null, isGone: false }
  if (name === "shared") return { title: t("nav.shared"), folder: null, isGone: false }
  const folder = folders?.find(({ id }) => id === name)
  const isGone = folders !== undefined && folder === undefined
  return {
    title: folder?.name ?? t("list.folder"),
    folder: folder ?? null,
    isGone,
  }
}

/** Below the last row: files can be dropped anywhere. Not on phones, which have nothing to drop. */
const DropLine = (): ReactElement => {
  const t = useText("library")
  return (
    <button
      type="button"
      onClick={() => openAdd("files")}
      className="mx-8 mt-5 hidden w-[calc(100%-64px)] items-center justify-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong py-5 text-sm text-fg-3 transition-colors hover:border-brand hover:text-accent-text md:flex"
    >
      <CloudUpload className="size-4" />
      {t("list.drop")}
    </button>
  )
}

const EmptyLibrary = lazyComponent(() => import("./empty-library.tsx"), "EmptyLibrary")
const EmptyFolder = lazyComponent(() => import("./folder-states.tsx"), "EmptyFolder")
const NothingUncategorized = lazyComponent(() => import("./folder-states.tsx"), "NothingUncategorized")
const NothingShared = lazyComponent(() => import("./folder-states.tsx"), "NothingShared")
const FolderGone = lazyComponent(() => import("./folder-states.tsx"), "FolderGone")
const DueLine = idleComponent(() => import("#web/features/asking/library/due-line.tsx"), "DueLine")
const NextMeeting = idleComponent(
  () => import("#web/features/meeting/calendar/next-meeting.tsx"),
  "NextMeeting",
)
const EngineOffer = lazyComponent(() => import("#web/features/engines/offer/engine-offer.tsx"), "EngineOffer")
const SelectionBar = lazyComponent(() => import("#web/features/library/selection/selection-bar.tsx"), "SelectionBar")

/** All tasks, or those in a folder: find one, follow progress, and act on several. */
export const Library = (): ReactElement => {
  const address = useAddress()
  const { search } = address
  const isWide = useMedia("(min-width: 768px)")
  const scroller = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { isPointing, stopPointing, pointing } = usePointing()
  const { typed, setTyped, query, order, waiting, ...shown } = useLibrary(address, isPointing)
  const selectedIds = useStore(selection).ids
  const selected = useMemo(() => order.filter((id) => selectedIds.has(id)), [order, selectedIds])
  const { title, folder, isGone } = useShownFolder(search.folder)
  const isManaged = search.folder !== sharedWithMe
  useTitle(title)
  useLiveTasks(search)
  useEffect(() => selectWithin(search.folder), [search.folder])
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  const actions = useMemo(() => ({
    onRange: (id: string) => selectRange(latest.current, id),
    onDelete: (ids: ReadonlyArray<string>) => {
      const next = afterDeletion(latest.current, ids)
      clearSelection()
      if (ids.length > 0) deleteWithUndo(ids)
      if (next !== null) focusRow(next)
    },
  }), [])
  useListKeys({ order, isManaged, onFilter: () => field.current?.focus(), onDelete: actions.onDelete })
  const showNew = () => {
    stopPointing()
    scroller.current?.scrollTo({ top: 0 })
  }
  const clear = () => {
    setTyped("")
    address.change({ kind: undefined, state: undefined, tags: undefined })
  }
  const focusFirst = () => {
    const [first] = order
    if (first !== undefined) focusRow(first)
  }
  return (
    <div className="relative flex h-full flex-col">
      <ListHeader
        title={title}
        folder={folder}
        address={address}
        isWide={isWide}
        field={field}
        query={typed}
        onQuery={setTyped}
        onContinue={focusFirst}
      />
      <div className="relative min-h-0 flex-1" {...pointing}>
        <div
          ref={scroller}
          className="scroll absolute inset-0 overflow-y-auto pb-28 [overflow-anchor:none]"
        >
          {isGone ? gone : (
            <ListBody
              {...shown}
              scroller={scroller}
              name={JSON.stringify({ ...search, q: query })}
              query={query}
              isNarrowed={isNarrowed(search)}
              actions={actions}
              onClear={clear}
              empty={<Empty folder={search.folder} />}
              footer={isManaged ? <DropLine /> : <></>}
            />
          )}
        </div>
        {waiting > 0 && <NewPill count={waiting} onShow={showNew} />}
      </div>
      {/* They arrive late: above the list, they would push it down under a pointer that is about to press or drag. */}
      {isMarkedOperator() && (
        <Suspense>
          <EngineOffer />
        </Suspense>
      )}
      {search.folder === undefined && query === "" && (
        <Suspense>
          <NextMeeting />
          <DueLine />
        </Suspense>
      )}
      {selected.length > 0 && (
        <Suspense>
          <SelectionBar ids={selected} isManaged={isManaged} onDelete={() => actions.onDelete(selected)} />
        </Suspense>
      )}
    </div>
  )
}

const gone = <Suspense>
  <FolderGone />
</Suspense>

/** Without any files, the ways to start; in a folder, how to fill it. */
const Empty = ({ folder }: { readonly folder: string | undefined }): ReactElement => {
  const hasFiles = (useFolders()?.all ?? 0) > 0
  const State = folder === sharedWithMe
    ? NothingShared
    : hasFiles && folder === "none"
    ? NothingUncategorized
    : folder === undefined || folder === "none"
    ? EmptyLibrary
    : EmptyFolder
  return (
    <Suspense>
      <State />
    </Suspense>
  )
}

/** The row that gets the focus after a deletion. */
const afterDeletion = (order: ReadonlyArray<string>, ids: ReadonlyArray<string>): string | null => {
  const gone = new Set(ids)
  const last = order.findLastIndex((id) => gone.has(id))
  return order.slice(last + 1).find((id) => !gone.has(id)) ?? neighbour(order.filter((id) => !gone.has(id)), null, 0)
}
