import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, useId, useState } from "react"
import { ContactCode } from "./contact-code.tsx"

interface ContactDialogProps {
  readonly kind: "email" | "phone"
  readonly title: string
  readonly onClose: () => void
}

/** Asks for the new address or number, then for the codes that were sent to both. */
export const ContactDialog = ({ kind, title, onClose }: ContactDialogProps): ReactElement => {
  const t = useText("change-address")
  const id = useId()
  const utils = trpc.useUtils()
  const [to, setTo] = useState("")
  const request = trpc.contactChange.requestChange.useMutation()
  const { data: asked } = request
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!request.isPending) request.mutate({ kind, to })
  }
  const done = () => {
    toast(t("change.done", { contact: asked?.to ?? "" }), { tone: "good" })
    onClose()
    return utils.account.invalidate()
  }
  return (
    <Dialog
      title={title}
      description={t(asked !== undefined ? "change.enter" : kind === "email" ? "change.textEmail" : "change.textPhone")}
      onClose={onClose}
      className="sm:w-[min(480px,calc(100vw-32px))]"
      footer={asked === undefined
        ? <Button tone="primary" type="submit" form={id} disabled={request.isPending}>{t("change.send")}</Button>
        : <Button onClick={request.reset}>{t("change.again")}</Button>}
    >
      {asked === undefined
        ? (
          <form id={id} noValidate onSubmit={submit}>
            <label htmlFor={`${id}-to`} className="mb-1.5 block text-sm font-[540]">
              {t(kind === "email" ? "change.newEmail" : "change.newPhone")}
            </label>
            <Input
              id={`${id}-to`}
              type={kind === "email" ? "email" : "tel"}
              autoComplete={kind === "email" ? "email" : "tel"}
              autoCapitalize="none"
              spellCheck={false}
              value={to}
              aria-invalid={request.isError}
              aria-describedby={request.isError ? `${id}-refusal` : undefined}
              className="w-full max-md:!h-11"
              onChange={({ target }) => setTo(target.value)}
            />
            {request.isError && (
              <p id={`${id}-refusal`} role="alert" className="mt-2 text-sm text-bad">{errorMessage(request.error)}</p>
            )}
          </form>
        )
        : (
          <div className="grid gap-4">
            <ContactCode change={asked.id} side="old" contact={asked.from} onDone={() => void done()} />
            <ContactCode change={asked.id} side="new" contact={asked.to} onDone={() => void done()} />
            <p className="text-sm text-fg-3">{t("change.lost")}</p>
          </div>
        )}
    </Dialog>
  )
}
