import { useFolders } from "#web/entities/folder/use-folders.ts"
import { setOptions, transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Tabs } from "radix-ui"
import { type ReactElement, useEffect } from "react"
import { adding, type AddTab, closeAdd, openAdd } from "./add-state.ts"
import { DocumentFooter, DocumentTab } from "./documents/document-tab.tsx"
import { addFiles } from "./files/chosen-lists.ts"
import { FilesFooter } from "./files/files-footer.tsx"
import { FilesTab } from "./files/files-tab.tsx"
import { LateFooter, LateTab } from "./late-pane.tsx"
import { TabList } from "./tab-list.tsx"

const LinkTab = lazyComponent(() => import("./link/link-tab.tsx"), "LinkTab")
const LinkFooter = lazyComponent(() => import("./link/link-footer.tsx"), "LinkFooter")
const MeetingTab = lazyComponent(() => import("./meeting/meeting-tab.tsx"), "MeetingTab")
const MeetingFooter = lazyComponent(() => import("./meeting/meeting-footer.tsx"), "MeetingFooter")

/** What a tab shows, and the dialog's footer while it is shown. */
interface AddPane {
  readonly content: ReactElement
  readonly footer: ReactElement
}

interface AddDialogProps {
  readonly record: AddPane
}

const panes: Record<Exclude<AddTab, "record">, AddPane> = {
  files: { content: <FilesTab />, footer: <FilesFooter /> },
  link: {
    content: (
      <LateTab>
        <LinkTab />
      </LateTab>
    ),
    footer: (
      <LateFooter>
        <LinkFooter />
      </LateFooter>
    ),
  },
  meeting: {
    content: (
      <LateTab>
        <MeetingTab />
      </LateTab>
    ),
    footer: (
      <LateFooter>
        <MeetingFooter />
      </LateFooter>
    ),
  },
  document: { content: <DocumentTab />, footer: <DocumentFooter /> },
}

/** Every way to add something, in one dialog. The Record tab comes from outside. */
export const AddDialog = ({ record }: AddDialogProps): ReactElement | null => {
  const t = useText("add-dialog")
  const open = useStore(adding)
  const folder = useFolderName()
  useReceivedFiles()
  if (open === null) return null
  const { tab } = open
  const { content, footer } = tab === "record" ? record : panes[tab]
  return (
    <Dialog
      title={t("add.title")}
      {...(folder !== null && { description: t("add.into", { name: folder }) })}
      onClose={closeAdd}
      className="sm:w-[min(640px,calc(100vw-32px))]"
      footer={footer}
    >
      <Tabs.Root value={tab} onValueChange={(value) => isTab(value) && openAdd(value)}>
        <TabList />
        <Tabs.Content value={tab} tabIndex={-1} className="outline-none">
          {content}
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  )
}

const isTab = (value: string): value is AddTab => value === "record" || Object.hasOwn(panes, value)

/** The name of the folder that files go into. Omitted if the folder does not exist. */
const useFolderName = (): string | null => {
  const { folder } = useStore(transcriptionOptions)
  const folders = useFolders()?.folders
  const found = folders?.find(({ id }) => id === folder)
  const isGone = folder !== null && folders !== undefined && found === undefined
  useEffect(() => {
    if (isGone) setOptions({ folder: null })
  }, [isGone])
  return found?.name ?? null
}

/** Adds files that were dropped, pasted or shared to the lists, and shows the tab they are in. */
const useReceivedFiles = (): void => {
  const open = useStore(adding)
  useEffect(() => {
    if (open === null || open.files.length === 0) return
    openAdd(addFiles(open.files, open.tab === "document" ? "document" : "files"))
  }, [open])
}
