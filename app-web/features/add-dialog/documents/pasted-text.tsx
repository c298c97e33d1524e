import { EstimateText } from "#web/entities/plan/estimate-text.tsx"
import { bytesOfText, minutesOfText } from "#web/entities/plan/estimate.ts"
import { useEstimate } from "#web/entities/plan/use-estimate.ts"
import { noteRefused, noteTaken } from "#web/entities/task/note-taken.ts"
import { transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { sizeOf } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { TextArea } from "#web/ui/input.tsx"
import { useNavigate } from "@tanstack/react-router"
import { clsx } from "clsx"
import { type ReactElement, useId, useState } from "react"
import { closeAdd } from "../add-state.ts"
import { limits } from "../files/limits.ts"
import { pasteDraft, writeDraft } from "./paste-draft.ts"
import { StartButton } from "./start-button.tsx"

/** What the pasted text will cost, and the button that creates the task. */
export const PasteFooter = (): ReactElement => {
  const t = useText("add-dialog")
  const navigate = useNavigate()
  const tools = trpc.useUtils()
  const text = useStore(pasteDraft)
  const bytes = bytesOfText(text)
  const isEmpty = text.trim() === ""
  const estimated = useEstimate({ texts: isEmpty ? [] : [bytes] })
  const paste = trpc.intake.pasteText.useMutation({
    ...slow,
    onError: (error) => noteRefused("text", errorCode(error)),
    onSuccess: ({ id }) => {
      noteTaken(id, { source: "text", size: bytes, style: null })
      writeDraft("")
      closeAdd()
      void tools.library.invalidate()
      void tools.folder.invalidate()
      void tools.plan.invalidate()
      const open = () => void navigate({ to: "/task/$taskId", params: { taskId: id } })
      toast(t("document.added"), { tone: "good", action: { label: t("upload.open"), run: open } })
    },
  })
  return (
    <>
      {paste.error === null
        ? <EstimateText estimate={isEmpty ? null : estimated.estimate} />
        : (
          <p role="alert" className="mr-auto flex-1 text-sm text-bad max-sm:basis-full">
            {errorMessage(paste.error)}
          </p>
        )}
      <Button onClick={closeAdd}>{t("act.cancel")}</Button>
      <StartButton
        label={paste.isPending ? t("document.pasting") : t("document.act")}
        estimated={estimated}
        disabled={isEmpty || bytes > limits.text || paste.isPending}
        onAct={() => paste.mutate({ text, folder_id: transcriptionOptions.get().folder })}
      />
    </>
  )
}

/** A text field with a counter. The text survives a reload. */
export const PasteText = (): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const id = useId()
  const text = useStore(pasteDraft)
  const [isKept, setIsKept] = useState(true)
  const bytes = bytesOfText(text)
  const isTooLong = bytes > limits.text
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-[540]">{t("document.pasteLabel")}</label>
      <TextArea
        id={id}
        rows={9}
        value={text}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => setIsKept(writeDraft(target.value))}
      />
      <p id={`${id}-count`} className={clsx("tnum mt-2 text-sm", isTooLong ? "text-bad" : "text-fg-3")}>
        {isTooLong
          ? t("document.tooLong", { size: sizeOf(bytes, reader), max: sizeOf(limits.text, reader) })
          : text.trim() === ""
          ? t("document.pasteHint")
          : t("document.count", { bytes, count: minutesOfText(bytes) })}
      </p>
      {!isKept && <p className="mt-1 text-sm text-warn">{t("document.notKept")}</p>}
    </>
  )
}
