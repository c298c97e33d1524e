import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a list; not there if one page is all. */
export const Pager = ({ page, pages, onPage }: PagerProps): ReactElement | null => {
  const t = useText("desk")
  if (pages <= 1) return null
  return (
    <div className="mt-4 flex items-center gap-3">
      <Button size="sm" className="max-md:!h-11" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t("desk.previous")}
      </Button>
      <span className="tnum text-sm text-fg-2">{t("desk.page", { page, pages })}</span>
      <Button size="sm" className="max-md:!h-11" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("desk.next")}
      </Button>
    </div>
  )
}
