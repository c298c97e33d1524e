import { titleError } from "#web/entities/task/title-error.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { client } from "../calls/client.ts"
import { FieldDialog } from "../parts/field-dialog.tsx"

interface RenameDialogProps {
  readonly taskId: string
  readonly title: string
  readonly onRenamed: () => void
  readonly onClose: () => void
}

/** Another title for what is in the list. */
export const RenameDialog = ({ taskId, title, onRenamed, onClose }: RenameDialogProps): ReactElement => {
  const t = useText("tools/parts")
  const common = useText()
  const rename = async (written: string): Promise<void> => {
    await client.task.renameTask.mutate({ task_id: taskId, title: written })
    onRenamed()
  }
  return (
    <FieldDialog
      title={t("act.rename")}
      label={t("task.title")}
      act={t("act.save")}
      initial={title}
      most={200}
      faultOf={(written) => titleError(written, common)}
      save={rename}
      unexplained={t("history.notRenamed")}
      onClose={onClose}
    />
  )
}
