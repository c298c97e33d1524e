import type { ReactElement } from "react"
import { useStore } from "../../../lib/store.ts"
import { useLanguage, useText } from "../../../lib/text.ts"
import { addFiles, changeOne, documents, removeOne } from "../files/choices.ts"
import { isTooMany } from "../files/chosen.ts"
import { DropField } from "../files/drop-field.tsx"
import { documentTypes } from "../files/file-kind.ts"
import { FileRow } from "../files/file-row.tsx"
import { limits } from "../files/limits.ts"
import { problemText } from "../files/problem-text.ts"

/** Documents to be read. */
export const DocumentFiles = (): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const all = useStore(documents)
  const unticked = all.filter(({ isWanted }) => !isWanted).length
  return (
    <>
      <DropField
        title={all.length === 0 ? t("document.drop") : t("add.more")}
        limits={t("document.limits")}
        accept={documentTypes}
        isSmall={all.length > 0}
        onFiles={(chosen) => addFiles(chosen, "document")}
      />
      {all.length > 0 && (
        <ul className="mt-3 space-y-1">
          {all.map((one) => {
            const problem = isTooMany(all, one, limits.files) ? "tooMany" : one.problem
            return (
              <FileRow
                key={one.id}
                chosen={one}
                problem={problem === null ? null : problemText(problem, "document", t, reader)}
                place={null}
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
