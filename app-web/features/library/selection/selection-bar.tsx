import { downloadExport, type ExportOptions } from "#web/entities/export/download-export.ts"
import { documentChoices, transcriptChoices } from "#web/entities/export/export-choices.ts"
import { ProMark } from "#web/entities/export/pro-mark.tsx"
import { openMove } from "#web/entities/folder/folder-dialog.ts"
import { openTags } from "#web/entities/tag/tag-dialog.ts"
import { knownTasks } from "#web/entities/task/task-cache.ts"
import { useBackCloses } from "#web/lib/layer-history.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { openUpgradeFor } from "#web/request/blocked-feature.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Menu, MenuContent, MenuGroup, MenuItem, MenuLabel, MenuTrigger } from "#web/ui/menu.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Download, FolderInput, Tags, Trash2, X } from "lucide-react"
import { type ReactElement, useState } from "react"
import { clearSelection } from "./selection.ts"

interface SelectionBarProps {
  /** The selected tasks that are in the list right now. */
  readonly ids: ReadonlyArray<string>
  /** Whether they may be moved and deleted. */
  readonly isManaged: boolean
  readonly onDelete: () => void
}

const button =
  "flex h-9 items-center gap-2 rounded-full px-3 text-sm hover:bg-white/12 disabled:opacity-60 max-md:h-11 max-md:min-w-11 max-md:justify-center [&_svg]:size-4"

/** Actions on several tasks at once. */
export const SelectionBar = ({ ids, isManaged, onDelete }: SelectionBarProps): ReactElement => {
  const t = useText("library")
  const formatText = useText("export")
  const { isMaking, run } = useBulkExport()
  // On touch screens selecting is a mode, which going back leaves.
  useBackCloses(clearSelection, useMedia("(pointer: coarse)"))
  return (
    <div
      role="toolbar"
      aria-label={t("list.selection")}
      className="absolute bottom-[max(24px,env(safe-area-inset-bottom))] left-1/2 z-40 flex -translate-x-1/2 animate-pop items-center gap-1 rounded-full bg-[#1c1a28] p-1.5 pl-5 text-white shadow-e4 dark:bg-[#34323f]"
    >
      <output className="mr-2 text-sm font-[520] whitespace-nowrap">{t("list.selected", { count: ids.length })}</output>
      <Menu>
        <MenuTrigger asChild>
          <button type="button" className={button} disabled={isMaking}>
            {isMaking ? <Spinner className="!size-4" /> : <Download />}
            <span className="max-sm:sr-only">{t(isMaking ? "list.exporting" : "act.export")}</span>
          </button>
        </MenuTrigger>
        <MenuContent side="top" align="center" className="w-60">
          {[documentChoices, transcriptChoices].map(({ title, choices }) => (
            <MenuGroup key={title} aria-label={formatText(title)}>
              <MenuLabel>{formatText(title)}</MenuLabel>
              {choices.map(({ label, icon: Icon, options, isPro }) => (
                <MenuItem
                  key={label}
                  onSelect={() => void run(ids, options)}
                >
                  <Icon />
                  {formatText(label)}
                  {isPro === true && <ProMark className="ml-auto" />}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuContent>
      </Menu>
      {isManaged && (
        <>
          <button type="button" className={button} onClick={() => openMove(ids)}>
            <FolderInput />
            <span className="max-sm:sr-only">{t("act.move")}</span>
          </button>
          <button type="button" className={button} onClick={() => openTags(knownTasks(ids))}>
            <Tags />
            <span className="max-sm:sr-only">{t("act.tags")}</span>
          </button>
          <button type="button" className={button} onClick={onDelete}>
            <Trash2 />
            <span className="max-sm:sr-only">{t("act.delete")}</span>
          </button>
        </>
      )}
      <button
        type="button"
        aria-label={t("list.clearSelection")}
        className="grid size-9 place-items-center rounded-full hover:bg-white/12 max-md:size-11"
        onClick={clearSelection}
      >
        <X className="size-4" />
      </button>
    </div>
  )
}

/** Exports several tasks to one format, one after the other; reports at the end how many, and why others failed. */
const useBulkExport = () => {
  const t = useText("library")
  const [isMaking, setIsMaking] = useState(false)
  const run = async (ids: ReadonlyArray<string>, options: ExportOptions): Promise<void> => {
    setIsMaking(true)
    const failures = await saveAll(ids, options)
    setIsMaking(false)
    const [first] = failures
    const saved = ids.length - failures.length
    if (saved > 0) toast(t("list.exported", { count: saved }), { tone: "good" })
    if (first === undefined) return
    if (!openUpgradeFor(first)) {
      toast(t("list.notExported", { count: failures.length }), { tone: "bad", detail: errorMessage(first) })
    }
  }
  return { isMaking, run }
}

/** One at a time, because browsers drop simultaneous downloads. Resolves to the errors. */
const saveAll = ([id, ...rest]: ReadonlyArray<string>, options: ExportOptions): Promise<ReadonlyArray<unknown>> =>
  id === undefined
    ? Promise.resolve([])
    : downloadExport(id, options)
      .then(() => [], (error: unknown) => [error])
      .then((failed) => saveAll(rest, options).then((others) => [...failed, ...others]))
