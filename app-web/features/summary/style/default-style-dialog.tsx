import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, useId, useState } from "react"
import type { SummaryStyle } from "../use-rewrite-summary.ts"
import { plainStyle, StyleForm, trimmedStyle } from "./style-form.tsx"

/** The style of new summaries of the account. */
export const DefaultStyleDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("summary/style")
  const form = useId()
  const utils = trpc.useUtils()
  const preferences = trpc.account.getPreferences.useQuery({})
  const [edited, setEdited] = useState<SummaryStyle | null>(null)
  const save = trpc.account.editPreferences.useMutation({
    onSuccess: (saved) => {
      utils.account.getPreferences.setData({}, saved)
      toast(t("style.saved"), { tone: "good" })
      onClose()
    },
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
  })
  const style = edited ?? { ...plainStyle, ...preferences.data?.style }
  return (
    <Dialog
      title={t("style.default")}
      description={t("style.defaultText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={form} tone="primary" disabled={!preferences.isSuccess || save.isPending}>
            {t("style.save")}
          </Button>
        </>
      }
    >
      {preferences.isPending && <LoadingScreen />}
      {preferences.isError && (
        <Failure
          error={preferences.error}
          attempt="details"
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.isSuccess && (
        <StyleForm
          id={form}
          style={style}
          onChange={setEdited}
          onSubmit={() => save.mutate({ style: trimmedStyle(style) })}
        />
      )}
    </Dialog>
  )
}
