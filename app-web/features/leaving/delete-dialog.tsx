import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, useId, useState } from "react"

interface DeleteDialogProps {
  /** What has to be typed: the address or number of the account. */
  readonly name: string
  readonly onClose: () => void
}

/** Asks for the name of the account before it is deleted. */
export const DeleteDialog = ({ name, onClose }: DeleteDialogProps): ReactElement => {
  const t = useText("leaving")
  const act = useText("leaving")
  const id = useId()
  const utils = trpc.useUtils()
  const [typed, setTyped] = useState("")
  const { mutate, error, isPending } = trpc.leaving.requestDeletion.useMutation({
    onSuccess: onClose,
    onSettled: () => Promise.all([utils.leaving.invalidate(), utils.billing.invalidate()]),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ confirm: typed })
  }
  return (
    <Dialog
      title={t("delete.title")}
      description={t("delete.text")}
      onClose={onClose}
      className="sm:w-[min(480px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{act("act.cancel")}</Button>
          <Button tone="danger" type="submit" form={id} disabled={isPending}>{t("data.delete")}</Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <label htmlFor={`${id}-name`} className="mb-1.5 block text-sm font-[540]">{t("delete.type", { name })}</label>
        <Input
          id={`${id}-name`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-refusal`}
          className="w-full max-md:!h-11"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {error !== null && (
        <p id={`${id}-refusal`} role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>
      )}
    </Dialog>
  )
}
