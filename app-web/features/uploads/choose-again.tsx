import { giveFile } from "#web/entities/upload/actions.ts"
import type { ParcelFile } from "#web/entities/upload/batch/upload-batch.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface ChooseAgainProps {
  readonly parcelId: string
  readonly file: ParcelFile
  /** Told whether it was another file that was chosen. */
  readonly onOther: (isOther: boolean) => void
}

/** Asks for a file that this browser can no longer read. */
export const ChooseAgain = ({ parcelId, file, onOther }: ChooseAgainProps): ReactElement => {
  const t = useText()
  const take = (given: File | undefined) => {
    if (given === undefined) return
    // Half of one file and half of another would be neither.
    onOther(given.size !== file.size)
    if (given.size === file.size) void giveFile(parcelId, file.id, given)
  }
  return (
    <label
      className={buttonStyle(
        { size: "sm" },
        "max-md:h-11 has-focus-visible:outline-2 has-focus-visible:outline-brand",
      )}
    >
      {t("upload.chooseAgain")}
      <input type="file" className="sr-only" onChange={({ target }) => take(target.files?.[0])} />
    </label>
  )
}
