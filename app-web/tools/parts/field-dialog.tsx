import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { type ReactElement, useId, useRef, useState } from "react"
import { saying } from "../calls/saying.ts"
import { ToolDialog } from "./tool-dialog.tsx"

interface FieldDialogProps {
  readonly title: string
  readonly label: string
  readonly act: string
  readonly initial: string
  readonly most: number
  /** What is wrong with what is written; null if nothing is. */
  readonly faultOf: (written: string) => string | null
  /** The dialog closes when it is done. */
  readonly save: (written: string) => Promise<unknown>
  /** What is said of a failure that does not explain itself. */
  readonly unexplained: string
  readonly onClose: () => void
}

/** A dialog that asks for one line. */
export const FieldDialog = (
  { title, label, act, initial, most, faultOf, save, unexplained, onClose }: FieldDialogProps,
): ReactElement => {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(initial)
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async (): Promise<void> => {
    if (isPending) return
    const wrong = faultOf(written)
    setFault(wrong)
    if (wrong !== null) return field.current?.focus()
    setPending(true)
    try {
      await save(written.trim())
      dialog.current?.close()
    } catch (error) {
      setFault(saying(error, unexplained))
      setPending(false)
    }
  }
  return (
    <ToolDialog dialog={dialog} title={title} onClose={onClose}>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label htmlFor={id} className="mb-1.5 block font-[540]">{label}</label>
        <Input
          id={id}
          ref={field}
          value={written}
          maxLength={most}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          className="max-sm:!h-11"
          onChange={({ target }) => {
            setWritten(target.value)
            setFault(null)
          }}
        />
        {fault !== null && <p id={`${id}-fault`} role="alert" className="mt-2 text-sm text-bad">{fault}</p>}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button className="max-sm:h-11" onClick={() => dialog.current?.close()}>{t("act.close")}</Button>
          <Button type="submit" tone="primary" className="max-sm:h-11" aria-busy={isPending}>{act}</Button>
        </div>
      </form>
    </ToolDialog>
  )
}
