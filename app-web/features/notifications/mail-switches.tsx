import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"
import type { Notifications } from "./push-switch.tsx"

/** The mails that are sent on wish. */
export const MailSwitches = ({ notifications }: { readonly notifications: Notifications }): ReactElement => {
  const t = useText("notifications")
  const utils = trpc.useUtils()
  const { data: preferences } = trpc.account.getPreferences.useQuery({})
  const choose = trpc.account.editPreferences.useMutation({
    onSuccess: (chosen) => utils.account.getPreferences.setData({}, chosen),
  })
  const edit = trpc.notification.editNotifications.useMutation({
    onSuccess: (chosen) => utils.notification.getNotifications.setData({}, chosen),
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
  })
  const shown = edit.isPending ? { ...notifications, ...edit.variables } : notifications
  const turnDigest = async (isOn: boolean): Promise<void> => {
    // The morning is that of the person: of this browser, if they have not chosen a time zone.
    if (isOn && preferences?.time_zone === null) {
      await choose.mutateAsync({ time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }).catch(() =>
        undefined
      )
    }
    edit.mutate({ digest: isOn })
  }
  if (!notifications.has_email) return <p className="mt-4 px-1 text-fg-2">{t("notifications.mail.none")}</p>
  return (
    <>
      <SwitchRow
        label={t("notifications.mail.notes")}
        hint={t("notifications.mail.notesHint")}
        checked={shown.notes_ready}
        onChange={(isOn) => edit.mutate({ notes_ready: isOn })}
      />
      <SwitchRow
        label={t("notifications.mail.digest")}
        hint={t("notifications.mail.digestHint")}
        checked={shown.digest}
        onChange={(isOn) => void turnDigest(isOn)}
      />
    </>
  )
}
