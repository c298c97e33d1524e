import { dropFiles, removeBatch, replaceFile, retryBatch } from "#web/entities/upload/actions.ts"
import type { BatchFile, FileReason, UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { useText } from "#web/lib/text.ts"
import { reasonText as ownText, refusalText } from "#web/request/refusal-text.ts"
import type { Refusal } from "#web/request/refusal.ts"
import { useRefusals } from "#web/request/use-refusals.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useState } from "react"

interface RowRefusedProps {
  readonly batch: UploadBatch
  readonly reason: Refusal
  readonly refused: ReadonlyArray<FileReason>
}

/** Why an upload stopped, by file, and what can be done. Whatever was sent is kept. */
export const RowRefused = ({ batch: { id, files }, reason, refused }: RowRefusedProps): ReactElement => {
  const t = useText("uploads")
  const canSayWhy = useRefusals(true)
  const [isOther, setIsOther] = useState(false)
  const [first] = refused
  const lost = files.find((file) => first?.code === "BytesGone" && file.id === first.fileId)
  const nameOf = (fileId: string) => files.find((file) => file.id === fileId)?.name ?? ""
  const canLeaveOut = refused.length > 0 && refused.length < files.length
  return (
    <>
      <div role="alert" className="mt-0.5 space-y-0.5 text-xs text-bad">
        {isOther
          ? <p>{t("upload.otherFile")}</p>
          : !canSayWhy
          ? null
          : refused.length === 0 || files.length === 1
          ? <p>{reasonText(first ?? reason)}</p>
          : refused.map((one) => (
            <p key={one.fileId}>
              {t("upload.fileReason", { name: nameOf(one.fileId), reason: reasonText(one) })}
            </p>
          ))}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {lost === undefined
          ? (
            <Button size="sm" className="max-md:h-11" onClick={() => void retryBatch(id)}>
              {t("act.retry")}
            </Button>
          )
          : <ChooseAgain batchId={id} file={lost} onOther={setIsOther} />}
        {canLeaveOut && (
          <Button
            size="sm"
            className="max-md:h-11"
            onClick={() => void dropFiles(id, refused.map(({ fileId }) => fileId))}
          >
            {t("upload.leaveOut", { count: refused.length })}
          </Button>
        )}
        <Button size="sm" tone="ghost" className="max-md:h-11" onClick={() => void removeBatch(id)}>
          {t("upload.remove")}
        </Button>
      </div>
    </>
  )
}

/** Why an upload cannot continue. The file is named next to it, so only the rule or the reason is given, if there is one. */
const reasonText = (refusal: Refusal): string =>
  (refusal.issues?.length ?? 0) > 0
    ? refusalText(refusal)
    : ownText(refusal.reason ?? refusal.code) ?? refusalText(refusal)

interface ChooseAgainProps {
  readonly batchId: string
  readonly file: BatchFile
  /** Receives whether a different file was chosen. */
  readonly onOther: (isOther: boolean) => void
}

/** Asks for a file that this browser can no longer read. */
const ChooseAgain = ({ batchId, file, onOther }: ChooseAgainProps): ReactElement => {
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
