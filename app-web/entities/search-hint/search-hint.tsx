import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

interface SearchHintProps {
  readonly id?: string
  readonly className: string
}

/** What a search understands besides words, in one quiet line. */
export const SearchHint = ({ id, className }: SearchHintProps): ReactElement => {
  const t = useText("search-hint")
  const parts = t("hint", {
    phrase: t("hint.phrase"),
    speaker: `speaker:${t("hint.name")}`,
    after: "after:2026-11-01",
    before: "before:2026-12-01",
  })
  return <p id={id} className={className}>{parts}</p>
}
