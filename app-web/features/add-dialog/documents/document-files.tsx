import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { addBatch } from "#web/entities/upload/actions.ts"
import { documentTypes } from "#web/entities/upload/file-kind.ts"
import { uploader } from "#web/entities/upload/uploads.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { closeAdd, openAdd } from "../add-state.ts"
import { useBatchLimits } from "../files/batch-limits.ts"
import { addFiles, changeOne, documents, recordings, removeOne } from "../files/chosen-lists.ts"
import { obstacle, toSend } from "../files/chosen.ts"
import { DropField } from "../files/drop-field.tsx"
import { FileRow } from "../files/file-row.tsx"
import { obstacleText } from "../files/obstacle-text.ts"
import { useFocusWhenAdded } from "../files/use-focus-when-added.ts"
import { StartButton } from "./start-button.tsx"

/** Documents to summarise. */
export const DocumentFiles = (): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const all = useStore(documents)
  const limits = useBatchLimits()
  const canDrop = useMedia("(pointer: fine)")
  const unticked = all.filter(({ isWanted }) => !isWanted).length
  return (
    <>
      <DropField
        title={all.length > 0 ? t("add.more") : canDrop ? t("document.drop") : t("document.choose")}
        limits={t("document.limits")}
        accept={documentTypes}
        isSmall={all.length > 0}
        onFiles={(chosen) => addFiles(chosen, "document")}
      />
      {all.length > 0 && (
        <ul className="mt-3 space-y-1">
          {all.map((one) => {
            const found = obstacle(all, one, limits)
            return (
              <FileRow
                key={one.id}
                chosen={one}
                error={found === null ? null : obstacleText(found, "document", limits, t, reader)}
                position={null}
                isDragged={false}
                hasTick={all.length > 1}
                onTick={(isWanted) => changeOne(documents, one.id, { isWanted })}
                onRemove={() => removeOne(documents, one.id)}
              />
            )
          })}
        </ul>
      )}
      {unticked > 0 && <p className="mt-2 px-2 text-sm text-fg-2">{t("add.unticked", { count: unticked })}</p>}
    </>
  )
}

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
