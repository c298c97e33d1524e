import { OptionFields } from "#web/entities/transcription-options/option-fields.tsx"
import { setOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { mediaTypes } from "#web/entities/upload/file-kind.ts"
import { isMarkedOperator } from "#web/lib/is-operator.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, Suspense } from "react"
import { addFiles, recordings } from "./chosen-lists.ts"
import { DropField } from "./drop-field.tsx"
import { FileList } from "./file-list.tsx"
import { IosHelp } from "./ios-help.tsx"
import { useFilesToSend } from "./use-files-to-send.ts"

const NoGuest = lazyComponent(() => import("../operator-notes.tsx"), "NoGuest")
const NoProgram = lazyComponent(() => import("../operator-notes.tsx"), "NoProgram")

/** Recordings to transcribe: chosen, ordered, and with their options. */
export const FilesTab = (): ReactElement => {
  const t = useText("add-dialog")
  const all = useStore(recordings)
  const { files, isMerged, canMerge } = useFilesToSend()
  const canDrop = useMedia("(pointer: fine)")
  const unticked = all.filter(({ isWanted }) => !isWanted).length
  return (
    <>
      <DropField
        title={all.length > 0 ? t("add.more") : canDrop ? t("add.drop") : t("add.choose")}
        limits={t("add.limits")}
        formats={t("add.formats")}
        accept={mediaTypes}
        isSmall={all.length > 0}
        onFiles={(chosen) => addFiles(chosen, "files")}
      />
      {canMerge && (
        <SwitchRow
          label={t("add.merge")}
          hint={t("add.mergeHint")}
          checked={isMerged}
          onChange={(checked) => setOptions({ isMerged: checked })}
        />
      )}
      {all.length > 0 && <FileList isMerged={isMerged} />}
      {unticked > 0 && <p className="mt-2 px-2 text-sm text-fg-2">{t("add.unticked", { count: unticked })}</p>}
      {files.length > 0 && <OptionFields />}
      <IosHelp />
      <Suspense>{isMarkedOperator() && <NoProgram />}</Suspense>
      <Suspense>{isMarkedOperator() && <NoGuest />}</Suspense>
    </>
  )
}
