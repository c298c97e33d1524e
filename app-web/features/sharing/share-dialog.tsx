import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"
import { CopiedAddress } from "./copied-address.tsx"
import { LinkSettings } from "./link-settings.tsx"
import { People } from "./people.tsx"
import { PublicLink } from "./public-link.tsx"
import { type Share, type ShareChanges, useShareChanges } from "./use-share.ts"

interface ShareDialogProps {
  readonly taskId: string
  readonly onClose: () => void
}

/** Who may see a task besides its owner. */
export const ShareDialog = ({ taskId, onClose }: ShareDialogProps): ReactElement => {
  const own = useText("sharing")
  const { data, error, refetch } = trpc.sharing.getShare.useQuery({ task_id: taskId }, { staleTime: 0 })
  return (
    <Dialog title={own("act.share")} grows onClose={onClose}>
      <People taskId={taskId} />
      {data === undefined
        ? error === null
          ? <Skeleton className="h-40" />
          : <Failure error={error} attempt="share" onRetry={() => void refetch()} />
        : <Sharing taskId={taskId} share={data} />}
    </Dialog>
  )
}

const Sharing = ({ taskId, share }: { readonly taskId: string; readonly share: Share }): ReactElement => {
  const t = useText("sharing")
  const reader = useLanguage()
  const changes = useShareChanges(taskId)
  const failure = changes.linkError === null
    ? changes.stateError && errorMessage(changes.stateError, "share")
    : errorMessage(changes.linkError, "shareLink")
  const isUsable = share.is_ready || share.share_status || share.published_url !== null
  return (
    <>
      {failure !== null && (
        <p role="alert" className="mb-3 rounded-md bg-bad-soft px-4 py-3 text-base text-bad">{failure}</p>
      )}
      {!share.is_ready && <p className="rounded-md bg-hover px-4 py-3 text-base">{t("share.notReady")}</p>}
      {isUsable && (
        <>
          <section aria-label={t("share.public")}>
            <SwitchRow
              label={t("share.public")}
              hint={joinSentences([t("share.publicHint"), t("share.what")], reader)}
              checked={share.share_status}
              onChange={changes.switchTo}
            />
            {share.share_url !== null && <PublicLink share={share} address={share.share_url} changes={changes} />}
            {share.share_status && <LinkSettings share={share} changes={changes} />}
          </section>
          <PublishedPage share={share} changes={changes} />
        </>
      )}
    </>
  )
}

interface PublishedPageProps {
  readonly share: Share
  readonly changes: ShareChanges
}

/** A page that anyone can find, and whether search engines may list it. */
const PublishedPage = ({ share, changes }: PublishedPageProps): ReactElement => {
  const t = useText("sharing")
  return (
    <section aria-label={t("share.publish")} className="mt-5 border-t pt-1">
      <SwitchRow
        label={t("share.publish")}
        hint={t("share.publishHint")}
        checked={share.published_url !== null}
        onChange={(on) => changes.publish(on, false)}
      />
      {share.published_url !== null && (
        <>
          <CopiedAddress label={t("share.publish")} address={share.published_url} />
          <label className="mt-2 flex items-center gap-2 py-1.5 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={share.is_indexed}
              onChange={({ target }) => changes.publish(true, target.checked)}
            />
            {t("share.index")}
          </label>
        </>
      )}
    </section>
  )
}
