import { AddDialog } from "#web/features/add-dialog/add-dialog.tsx"
import { closeAdd, openAdd } from "#web/features/add-dialog/add-state.ts"
import { RecordFooter } from "#web/features/recorder/record-footer.tsx"
import { RecordTab } from "#web/features/recorder/record-tab.tsx"
import type { ReactElement } from "react"

const record = {
  content: <RecordTab />,
  footer: <RecordFooter onClose={closeAdd} onReopen={() => openAdd("record")} />,
}

export const AddDialogWithRecorder = (): ReactElement => <AddDialog record={record} />
