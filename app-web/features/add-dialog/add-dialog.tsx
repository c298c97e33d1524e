import { RecordFooter } from "#web/features/recorder/record-footer.tsx"
import { RecordTab } from "#web/features/recorder/record-tab.tsx"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Tabs } from "radix-ui"
import { type ReactElement, useEffect } from "react"
import { adding, type AddTab, closeAdd, openAdd } from "./add-state.ts"
import { CloseFooter } from "./close-footer.tsx"
import { DocumentFooter } from "./documents/document-footer.tsx"
import { DocumentTab } from "./documents/document-tab.tsx"
import { addFiles } from "./files/chosen-lists.ts"
import { FilesFooter } from "./files/files-footer.tsx"
import { FilesTab } from "./files/files-tab.tsx"
import { LinkTab } from "./link/link-tab.tsx"
import { MeetingTab } from "./link/meeting-tab.tsx"
import { TabList } from "./tab-list.tsx"

const parts: Record<AddTab, readonly [Tab: () => ReactElement, Footer: () => ReactElement]> = {
  files: [FilesTab, FilesFooter],
  record: [RecordTab, RecordFooter],
  document: [DocumentTab, DocumentFooter],
  link: [LinkTab, CloseFooter],
  meeting: [MeetingTab, CloseFooter],
}

/** All ways to bring something in, in one dialog. */
export const AddDialog = (): ReactElement | null => {
  const t = useText()
  const open = useStore(adding)
  useTakeFiles()
  if (open === null) return null
  const { tab } = open
  const [Tab, Footer] = parts[tab]
  return (
    <Dialog
      title={t("add.title")}
      onClose={closeAdd}
      className="sm:w-[min(640px,calc(100vw-32px))]"
      footer={<Footer />}
    >
      <Tabs.Root value={tab} onValueChange={(value) => isTab(value) && openAdd(value)}>
        <TabList />
        <Tabs.Content value={tab} tabIndex={-1} className="outline-none">
          <Tab />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  )
}

const isTab = (value: string): value is AddTab => Object.hasOwn(parts, value)

/** Files that were dropped, pasted or shared go into the lists, and the tab that has them is shown. */
const useTakeFiles = (): void => {
  const open = useStore(adding)
  useEffect(() => {
    if (open === null || open.files.length === 0) return
    openAdd(addFiles(open.files, open.tab === "document" ? "document" : "files"))
  }, [open])
}
