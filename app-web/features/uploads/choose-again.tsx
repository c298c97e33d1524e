import { replaceFile } from "#web/entities/upload/actions.ts"
import type { BatchFile } from "#web/entities/upload/batch/upload-batch.ts"
import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import type { ReactElement } from "react"

interface ChooseAgainProps {
  readonly batchId: string
  readonly file: BatchFile
  /** Receives whether a different file was chosen. */
  readonly onOther: (isOther: boolean) => void
}

/** Asks for a file that this browser can no longer read. */
export const ChooseAgain = ({ batchId, file, onOther }: ChooseAgainProps): ReactElement => {
  const t = useText("uploads")
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return
    // Part of it may be on the server already, so only the same file can continue.
    onOther(chosen.size !== file.size)
    if (chosen.size === file.size) void replaceFile(batchId, file.id, chosen)
  }
  return (
    <label
      className={buttonStyle(
        { size: "sm" },
        "max-md:h-11 has-focus-visible:outline-2 has-focus-visible:outline-brand",
      )}
    >
      {t("upload.chooseAgain")}
      <input type="file" className="sr-only" onChange={({ target }) => choose(target.files?.[0])} />
    </label>
  )
}
