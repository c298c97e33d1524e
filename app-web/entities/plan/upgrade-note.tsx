import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface UpgradeNoteProps {
  readonly text: string
  /** For a dialog, which must not stay open over the plans. */
  readonly onLeave?: () => void
}

/** Shown in place of a paid feature, with a link to the plans. */
export const UpgradeNote = ({ text, onLeave }: UpgradeNoteProps): ReactElement => {
  const t = useText()
  return (
    <p className="mb-4 rounded-md bg-hover px-4 py-3 text-base">
      {text}{" "}
      <Link to="/payment/plans" className="text-accent-text underline" {...(onLeave && { onClick: onLeave })}>
        {t("upgrade.plans")}
      </Link>
    </p>
  )
}
