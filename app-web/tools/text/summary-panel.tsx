import { documentTypes } from "#web/entities/upload/file-kind.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useId, useState } from "react"
import { client } from "../calls/client.ts"
import { sendFile } from "../calls/send-file.ts"
import { Card } from "../parts/card.tsx"
import { DropField } from "../parts/drop-field.tsx"
import { Note } from "../parts/note.tsx"
import { Making } from "./making.tsx"
import { Result } from "./result.tsx"
import { useMaking } from "./use-making.ts"

/** A text, pasted or from a document, becomes its main points. */
export const SummaryPanel = (): ReactElement => {
  const t = useText("tools/text")
  const id = useId()
  const [text, setText] = useState("")
  const [isEmpty, setEmpty] = useState(false)
  const making = useMaking("text")
  const paste = () => {
    setEmpty(text.trim() === "")
    if (text.trim() === "") return
    making.run(async () => (await client.intake.pasteText.mutate({ text, origin: "tool", analyze: true })).id)
  }
  const read = (file: File) =>
    making.run(async (signal, onProgress) => {
      const upload = await sendFile({ file, isForTools: false, signal, onProgress })
      const asked = { upload_ids: [upload] as const, origin: "tool" as const, analyze: true }
      const { tasks: [task] } = await client.intake.createDocumentTasks.mutate(asked)
      return task?.id ?? null
    })
  return (
    <div className="grid gap-4">
      {making.state?._tag !== "Sending" && (
        <>
          <Card>
            <label htmlFor={id} className="text-base font-[560]">{t("summary.text")}</label>
            <textarea
              id={id}
              value={text}
              rows={7}
              aria-invalid={isEmpty}
              onChange={({ target }) => setText(target.value)}
              className="scroll mt-2 block w-full resize-y rounded-md bg-surface p-3 text-[16px] shadow-[inset_0_0_0_1px_var(--field-line)] outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--brand)]"
            />
            {isEmpty && <Note tone="bad">{t("summary.empty")}</Note>}
            <Button tone="primary" size="lg" className="mt-4 w-full" onClick={paste}>{t("summary.start")}</Button>
          </Card>
          <DropField
            isSmall
            accept={documentTypes}
            hint={t("summary.hint")}
            onFiles={([file]) => file !== undefined && read(file)}
          />
        </>
      )}
      <Making making={making} doing={t("result.sending")} />
      <Result isText />
    </div>
  )
}
