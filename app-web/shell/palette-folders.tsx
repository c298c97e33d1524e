import { openCreateFolder, openMove } from "#web/entities/folder/folder-dialog.ts"
import { useFolders } from "#web/entities/folder/use-folders.ts"
import { openShare } from "#web/entities/share/share-dialog.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { selection } from "#web/features/library/selection/selection.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Kbd } from "#web/ui/kbd.tsx"
import { useLocation, useNavigate } from "@tanstack/react-router"
import { Command } from "cmdk"
import { Folder, FolderInput, FolderPlus, Share2, UsersRound } from "lucide-react"
import type { ReactElement } from "react"
import { paletteRow } from "./palette-files.tsx"

/** The folders, a new one, and, where there is something to move, the way into one. */
export const PaletteFolders = ({ onRun }: { readonly onRun: (act: () => void) => void }): ReactElement => {
  const t = useText("shell")
  const navigate = useNavigate()
  const folders = useFolders()?.folders ?? []
  const movable = useMovable()
  const [sharable] = movable
  return (
    <Command.Group heading={t("nav.folders")}>
      {movable.length > 0 && (
        <Command.Item
          value={t("act.move")}
          onSelect={() => onRun(() => openMove(movable))}
          className={paletteRow}
        >
          <FolderInput />
          {t("act.move")}
          <span className="ml-auto">
            <Kbd>M</Kbd>
          </span>
        </Command.Item>
      )}
      {sharable !== undefined && movable.length === 1 && (
        <Command.Item
          value={t("act.share")}
          onSelect={() => onRun(() => openShare(sharable))}
          className={paletteRow}
        >
          <Share2 />
          {t("act.share")}
        </Command.Item>
      )}
      <Command.Item
        value={t("nav.shared")}
        onSelect={() => onRun(() => void navigate({ to: "/", search: { folder: "shared" } }))}
        className={paletteRow}
      >
        <UsersRound />
        {t("nav.shared")}
      </Command.Item>
      {folders.map(({ id, name }) => (
        <Command.Item
          key={id}
          value={id}
          keywords={[name]}
          onSelect={() => onRun(() => void navigate({ to: "/", search: { folder: id } }))}
          className={paletteRow}
        >
          <Folder />
          <span className="min-w-0 truncate">{name}</span>
        </Command.Item>
      ))}
      <Command.Item value={t("folder.new")} onSelect={() => onRun(openCreateFolder)} className={paletteRow}>
        <FolderPlus />
        {t("folder.new")}
      </Command.Item>
    </Command.Group>
  )
}

/** The file of this page, or the selected ones of the library; none that are only shared with the reader. */
const useMovable = (): ReadonlyArray<string> => {
  const opened = useLocation({ select: ({ pathname }) => /^\/task\/([\w-]+)$/.exec(pathname)?.[1] })
  const isShared = useLocation({ select: ({ search }) => search.folder === "shared" })
  const selected = useSlice(selection, ({ ids }) => ids)
  const { data } = trpc.library.openTask.useQuery({ task_id: opened ?? "" }, { enabled: false })
  if (opened === undefined) return isShared ? [] : [...selected]
  return data !== undefined && isManaged(data) ? [opened] : []
}
