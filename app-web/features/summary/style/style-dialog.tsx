import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, useId, useState } from "react"
import type { SummaryStyle } from "../use-rewrite-summary.ts"
import { DefaultStyleDialog } from "./default-style-dialog.tsx"
import { plainStyle, StyleForm, trimmedStyle } from "./style-form.tsx"

interface StyleDialogProps {
  readonly task: OpenedTask
  readonly description: string
  /** Null for the default style of the account. */
  readonly onWrite: (style: SummaryStyle | null) => void
  readonly onClose: () => void
}

/** The style in which a file's summary is rewritten. */
export const StyleDialog = ({ task, description, onWrite, onClose }: StyleDialogProps): ReactElement => {
  const t = useText("summary/style")
  const form = useId()
  const preferences = trpc.account.getPreferences.useQuery({})
  const [edited, setEdited] = useState<SummaryStyle | null>(null)
  const [isDefaultOpen, setDefaultOpen] = useState(false)
  if (isDefaultOpen) return <DefaultStyleDialog onClose={() => setDefaultOpen(false)} />
  const byDefault = { ...plainStyle, ...preferences.data?.style }
  const style = edited ?? { ...byDefault, ...task.style }
  const isDefault = isSame(trimmedStyle(style), byDefault)
  const write = () => {
    onClose()
    onWrite(isDefault ? null : trimmedStyle(style))
  }
  return (
    <Dialog
      title={t("style.title")}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" className="mr-auto max-sm:!flex-none" onClick={() => setDefaultOpen(true)}>
            {t("style.default")}
          </Button>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={form} tone="primary" disabled={!preferences.isSuccess}>{t("style.write")}</Button>
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
        <>
          <StyleForm id={form} style={style} onChange={setEdited} onSubmit={write} />
          {isDefault && <p className="mt-3 text-sm text-fg-3">{t("style.isDefault")}</p>}
        </>
      )}
    </Dialog>
  )
}

const isSame = (one: SummaryStyle, other: SummaryStyle): boolean =>
  one.enabled === other.enabled && one.lengthPreference === other.lengthPreference
  && one.focusArea === other.focusArea && one.customInstructions === other.customInstructions
