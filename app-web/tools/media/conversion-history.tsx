import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { useWho, type Who } from "../calls/guest.ts"
import { LoginCall } from "../parts/login.tsx"
import { Note } from "../parts/note.tsx"
import { Pager } from "../parts/pager.tsx"
import { ConversionRow } from "./conversion-row.tsx"
import { pageSize, useConversions } from "./use-conversions.ts"

/** What the server has converted for the visitor; files made in the browser are not known to it. */
export const ConversionHistory = (): ReactElement | null => {
  const who = useWho()
  return who === "nobody" ? null : <HistoryOf key={who} who={who} />
}

const HistoryOf = ({ who }: { readonly who: Exclude<Who, "nobody"> }): ReactElement | null => {
  const t = useText("tools/parts")
  const { found, failure, page, turnTo, reload } = useConversions()
  const pages = Math.ceil((found?.total ?? 0) / pageSize)
  return (
    <section aria-labelledby="history" className="mx-auto max-w-[808px] px-4 pt-12 sm:px-6">
      <h2 id="history" tabIndex={-1} className="text-xl font-[640] outline-none">
        {who === "member" ? t("history.yours") : t("history.guestTitle")}
      </h2>
      {who === "guest" && (
        <div className="mt-3">
          <LoginCall />
        </div>
      )}
      <div className="mt-4">
        {failure !== null && <Note tone="bad">{failure}</Note>}
        {found?.total === 0 && (
          <p className="rounded-xl bg-surface p-6 text-center text-md text-fg-2 shadow-e2">{t("history.empty")}</p>
        )}
        {found !== null && found.total > 0 && (
          <ul className="divide-y rounded-xl bg-surface shadow-e2">
            {found.items.map((conversion) => (
              <ConversionRow key={conversion.id} conversion={conversion} who={who} onChange={reload} />
            ))}
          </ul>
        )}
      </div>
      <Pager page={page} pages={pages} turnTo={turnTo} />
    </section>
  )
}
