import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { X } from "lucide-react"
import type { ReactElement } from "react"

interface VoiceSuggestionProps {
  /** Who is asked about, as they are shown. */
  readonly speaker: string
  /** Whose voice it may be. */
  readonly name: string
  readonly likeness: number
  readonly onAccept: () => void
  readonly onDismiss: () => void
}

/** Who a speaker may be, and how alike the voices are. */
export const VoiceSuggestion = (
  { speaker, name, likeness, onAccept, onDismiss }: VoiceSuggestionProps,
): ReactElement => {
  const t = useText("voice")
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 0 })
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      <p className="min-w-0 grow basis-40 break-words">
        {t("voices.suggestion", { speaker, name })}
        <span className="block text-xs text-fg-3" title={t("voices.hint")}>
          {t("voices.alike", { percent: percent.format(likeness) })}
          <span className="sr-only">{t("voices.hint")}</span>
        </span>
      </p>
      <Button
        size="sm"
        className="max-md:h-11"
        aria-label={t("voices.acceptOne", { speaker, name })}
        onClick={onAccept}
      >
        {t("voices.accept")}
      </Button>
      <IconButton label={t("voices.dismissOne", { speaker, name })} className="max-md:!size-11" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  )
}
