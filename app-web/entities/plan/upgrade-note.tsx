import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface UpgradeNoteProps {
  readonly text: string
  /** For a dialog, which must not stay open over the plans. */
  readonly onLeave?: () => void
}

/** Shown in place of a paid feature, with a link to the plans. */
export const UpgradeNote = ({ text, onLeave }: UpgradeNoteProps): ReactElement => {
  const t = useText("plan")
  const reader = useLanguage()
  return (
    <p className="mb-4 rounded-md bg-hover px-4 py-3 text-base">
      {joinSentences([text, ""], reader)}
      <Link to="/payment/plans" className="text-accent-text underline" {...(onLeave && { onClick: onLeave })}>
        {t("upgrade.plans")}
      </Link>
    </p>
  )
}
