import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { addBatch } from "#web/entities/upload/actions.ts"
import { uploader } from "#web/entities/upload/uploads.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { closeAdd, openAdd } from "../add-state.ts"
import { useBatchLimits } from "../files/batch-limits.ts"
import { documents, recordings } from "../files/chosen-lists.ts"
import { toSend } from "../files/chosen.ts"
import { useFocusWhenAdded } from "../files/use-focus-when-added.ts"
import { StartButton } from "./start-button.tsx"

/** What the documents will cost, and the button that starts it. */
export const DocumentFilesFooter = (): ReactElement => {
  const t = useText("add-dialog")
  const owner = useStore(uploader)
  const all = useStore(documents)
  const files = toSend(all, useBatchLimits())
  const action = useFocusWhenAdded(all, files.length > 0 && owner !== null)
  const estimated = useEstimate({
    texts: files.map(({ file }) => /\.(txt|md)$/i.test(file.name) ? file.size : null),
  })
  const start = () => {
    if (owner === null) return
    const { folder } = transcriptionOptions.get()
    const options = folder === null ? {} : { folder_id: folder }
    for (const { file } of files) {
      addBatch({ owner, kind: "document", files: [{ name: file.name, bytes: file }], options })
    }
    documents.set((all) => all.filter((one) => !files.includes(one) && one.error === null))
    if (recordings.get().length > 0) openAdd("files")
    else closeAdd()
  }
  return (
    <>
      <EstimateText estimate={files.length === 0 ? null : estimated.estimate} />
      <Button onClick={cancel}>{t("act.cancel")}</Button>
      <StartButton
        ref={action}
        label={files.length === 0 ? t("document.act") : t("document.actFiles", { count: files.length })}
        estimated={estimated}
        disabled={files.length === 0 || owner === null}
        onAct={start}
      />
    </>
  )
}

const cancel = (): void => {
  documents.set([])
  closeAdd()
}
