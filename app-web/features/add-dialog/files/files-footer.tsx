import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { EstimatedButton } from "#web/entities/plan/estimated-button.tsx"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { optionsOfRecording, setOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { addBatch } from "#web/entities/upload/actions.ts"
import { uploader } from "#web/entities/upload/uploads.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { closeAdd, openAdd } from "../add-state.ts"
import { documents, recordings } from "./chosen-lists.ts"
import { type Chosen, sentFile } from "./chosen.ts"
import { useFilesToSend } from "./use-files-to-send.ts"
import { useFocusWhenAdded } from "./use-focus-when-added.ts"

/** What it will cost, and the button that starts it. */
export const FilesFooter = (): ReactElement => {
  const t = useText("add-dialog")
  const { files, isMerged } = useFilesToSend()
  const owner = useStore(uploader)
  const estimated = useEstimate({ durations: files.map(({ length }) => length), isMerged })
  const action = useFocusWhenAdded(useStore(recordings), files.length > 0 && owner !== null)
  const start = () => {
    if (owner === null) return
    send(owner, files, isMerged)
    recordings.set((all) => all.filter((one) => !files.includes(one) && one.error === null))
    setOptions({ isMerged: false })
    if (documents.get().length > 0) openAdd("document")
    else closeAdd()
  }
  const act = isMerged
    ? t("add.mergeAct")
    : files.length === 0
    ? t("add.transcribe")
    : t("add.transcribeFiles", { count: files.length })
  return (
    <>
      <EstimateText estimate={files.length === 0 ? null : estimated.estimate} />
      <Button onClick={cancel}>{t("act.cancel")}</Button>
      <EstimatedButton
        ref={action}
        label={act}
        estimated={estimated}
        disabled={files.length === 0 || owner === null}
        onAct={start}
      />
    </>
  )
}

/** Merged files are one batch; otherwise each file is its own, so that a bad one does not hold up the others. */
const send = (owner: string, files: ReadonlyArray<Chosen>, isMerged: boolean): void => {
  const options = optionsOfRecording()
  const sent = files.map(sentFile).map((file) => ({ name: file.name, bytes: file }))
  const groups = isMerged ? [sent] : sent.map((file) => [file])
  for (const group of groups) addBatch({ owner, kind: "recording", files: group, options })
}

const cancel = (): void => {
  recordings.set([])
  closeAdd()
}
