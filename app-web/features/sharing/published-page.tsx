import { useText } from "#web/lib/text.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"
import { CopiedAddress } from "./copied-address.tsx"
import type { Share, ShareChanges } from "./use-share.ts"

interface PublishedPageProps {
  readonly share: Share
  readonly changes: ShareChanges
}

/** A page that anyone can find, and whether search engines may list it. */
export const PublishedPage = ({ share, changes }: PublishedPageProps): ReactElement => {
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
