import { servicesIn } from "#web/entities/meeting/service-names.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useRef, useState } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { ToolDialog } from "../parts/tool-dialog.tsx"

interface MeetingDialogProps {
  readonly services: Parameters<typeof servicesIn>[0]
  readonly onClose: () => void
}

/** Sends a guest into a meeting, and goes to the page of the app that shows how it is doing. */
export const MeetingDialog = ({ services, onClose }: MeetingDialogProps): ReactElement => {
  const t = useText("tools/parts")
  const tMeeting = useText("add-dialog/meeting")
  const reader = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [link, setLink] = useState("")
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const join = async (): Promise<void> => {
    if (link.trim() === "" || isPending) return
    setPending(true)
    try {
      const { id } = await client.meeting.joinMeeting.mutate({ link: link.trim() })
      location.assign(`/transcribe/task/${id}`)
    } catch (error) {
      setFault(saying(error, t("account.notJoined")))
      setPending(false)
    }
  }
  return (
    <ToolDialog dialog={dialog} title={t("account.meeting")} onClose={onClose}>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void join()
        }}
      >
        <AddressInput
          label={tMeeting("meeting.link")}
          value={link}
          hint={tMeeting("meeting.linkHint", { services: servicesIn(services, reader, "disjunction") })}
          fault={fault}
          onChange={(written) => {
            setLink(written)
            setFault(null)
          }}
        />
        <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm text-fg-2">{tMeeting("meeting.what")}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button className="max-sm:h-11" onClick={() => dialog.current?.close()}>{t("act.close")}</Button>
          <Button
            type="submit"
            tone="primary"
            className="max-sm:h-11"
            disabled={link.trim() === ""}
            aria-disabled={isPending}
            aria-busy={isPending}
          >
            {tMeeting(isPending ? "meeting.joinPending" : "meeting.join")}
          </Button>
        </div>
      </form>
    </ToolDialog>
  )
}
