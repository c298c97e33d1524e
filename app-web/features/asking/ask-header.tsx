import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { GraduationCap, Sparkles, X } from "lucide-react"
import type { ReactElement } from "react"
import { ConversationMenu } from "./conversation-menu.tsx"

interface AskHeaderProps {
  readonly isEmpty: boolean
  readonly onReview: () => void
  readonly onExport: () => void
  readonly onClear: () => void
  readonly onClose: () => void
}

export const AskHeader = ({ isEmpty, onReview, onExport, onClear, onClose }: AskHeaderProps): ReactElement => {
  const t = useText("asking")
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 pr-2 pl-4">
      <Sparkles className="size-[18px] text-accent-text" aria-hidden />
      <h2 className="ml-1.5 min-w-0 flex-1 truncate text-md font-[620]">{t("ask.title")}</h2>
      <IconButton label={t("ask.review")} className="max-md:!size-11" onClick={onReview}>
        <GraduationCap />
      </IconButton>
      {!isEmpty && <ConversationMenu onExport={onExport} onClear={onClear} />}
      <IconButton label={t("ask.close")} className="max-md:!size-11" onClick={onClose}>
        <X />
      </IconButton>
    </header>
  )
}
