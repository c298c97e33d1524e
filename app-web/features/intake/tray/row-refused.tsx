import { type ReactElement, useState } from "react"
import { useText } from "../../../lib/text.ts"
import { buttonStyle } from "../../../ui/button-style.ts"
import { Button } from "../../../ui/button.tsx"
import { dropFile, giveFile, removeJob, retryJob } from "../upload/actions.ts"
import type { Job, Reason } from "../upload/job.ts"
import { reasonText } from "./reason-text.ts"

interface RowRefusedProps {
  readonly job: Job
  readonly reason: Reason
}

/** Why an upload stopped, and the ways on. What was sent is kept. */
export const RowRefused = ({ job: { id, files }, reason }: RowRefusedProps): ReactElement => {
  const t = useText()
  const [isOther, setIsOther] = useState(false)
  const culprit = files.find((file) => file.id === reason.fileId)
  const isOneOfMany = culprit !== undefined && files.length > 1
  return (
    <>
      <p role="alert" className="mt-0.5 text-xs text-bad">
        {isOneOfMany && `${culprit.name}: `}
        {isOther ? t("upload.otherFile") : reasonText(reason, t)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {culprit !== undefined && reason.code === "BytesGone"
          ? (
            <label
              className={buttonStyle(
                { size: "sm" },
                "max-md:h-11 has-focus-visible:outline-2 has-focus-visible:outline-brand",
              )}
            >
              {t("upload.chooseAgain")}
              <input
                type="file"
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  // Half of one file and half of another would be neither.
                  setIsOther(file !== undefined && file.size !== culprit.size)
                  if (file?.size === culprit.size) void giveFile(id, culprit.id, file)
                }}
              />
            </label>
          )
          : (
            <Button size="sm" className="max-md:h-11" onClick={() => void retryJob(id)}>
              {t("act.retry")}
            </Button>
          )}
        {isOneOfMany && (
          <Button size="sm" className="max-md:h-11" onClick={() => void dropFile(id, culprit.id)}>
            {t("upload.leaveOut")}
          </Button>
        )}
        <Button size="sm" tone="ghost" className="max-md:h-11" onClick={() => void removeJob(id)}>
          {t("upload.remove")}
        </Button>
      </div>
    </>
  )
}
