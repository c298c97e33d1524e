import { documentTypes } from "#web/entities/upload/file-kind.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import type { ReactElement } from "react"
import { useBatchLimits } from "../files/batch-limits.ts"
import { addFiles, changeOne, documents, removeOne } from "../files/chosen-lists.ts"
import { obstacle } from "../files/chosen.ts"
import { DropField } from "../files/drop-field.tsx"
import { FileRow } from "../files/file-row.tsx"
import { obstacleText } from "../files/obstacle-text.ts"

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
