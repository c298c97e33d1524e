import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactElement } from "react"

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly turnTo: (page: number) => void
}

/** Turns the pages of what a visitor has made; nothing while there is one page. */
export const Pager = ({ page, pages, turnTo }: PagerProps): ReactElement | null => {
  const t = useText("tools/parts")
  if (pages <= 1) return null
  return (
    <nav aria-label={t("history.pages")} className="mt-4 flex items-center justify-center gap-3">
      <Button
        size="icon"
        className="max-sm:size-11"
        aria-label={t("history.before")}
        disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      >
        <ChevronLeft />
      </Button>
      <span className="tnum text-base text-fg-2">{t("history.page", { page, pages })}</span>
      <Button
        size="icon"
        className="max-sm:size-11"
        aria-label={t("history.after")}
        disabled={page >= pages}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  )
}
