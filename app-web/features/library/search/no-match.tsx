import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"

interface NoMatchProps {
  readonly query: string
  readonly onClear: () => void
}

/** Nothing matches: the query, and a way back to the whole list. */
export const NoMatch = ({ query, onClear }: NoMatchProps): ReactElement => {
  const t = useText("library")
  return (
    <div className="grid place-items-center px-6 py-24 text-center">
      <p className="max-w-full text-lg font-[560] break-words">
        {query === "" ? t("list.noFilterMatch") : t("list.noMatch", { query })}
      </p>
      {query !== "" && <p className="mt-1 text-fg-3">{t("list.noMatchHint")}</p>}
      <Button className="mt-5 max-md:h-11" onClick={onClear}>{t("list.clear")}</Button>
    </div>
  )
}
