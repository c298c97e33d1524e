import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { useWho, type Who } from "../calls/guest.ts"
import { LoginCall } from "../parts/login.tsx"
import { Note } from "../parts/note.tsx"
import { Pager } from "../parts/pager.tsx"
import { opened } from "../text/opened.ts"
import { HistoryRow } from "./history-row.tsx"
import { pageSize, useHistory } from "./use-history.ts"

/** What the visitor has made with the tools. */
export const History = (): ReactElement | null => {
  const who = useWho()
  return who === "nobody" ? <HistoryOfNobody /> : <HistoryOf key={who} who={who} />
}

/** Someone who has made nothing here, or not in this browser. */
const HistoryOfNobody = (): ReactElement => {
  const t = useText("tools/parts")
  return (
    <section aria-labelledby="history" className="mx-auto max-w-[808px] px-4 pt-12 sm:px-6">
      <h2 id="history" className="text-xl font-[640]">{t("history.yours")}</h2>
      <div className="mt-3 grid gap-3">
        <p className="text-md text-fg-2">{t("history.logIn")}</p>
        <LoginCall />
      </div>
    </section>
  )
}

const HistoryOf = ({ who }: { readonly who: Exclude<Who, "nobody"> }): ReactElement => {
  const t = useText("tools/parts")
  const shown = useStore(opened)
  const { found, failure, page, turnTo, reload } = useHistory()
  const pages = Math.ceil((found?.total ?? 0) / pageSize)
  return (
    <section aria-labelledby="history" className="mx-auto max-w-[808px] px-4 pt-12 sm:px-6">
      <h2 id="history" tabIndex={-1} className="text-xl font-[640] outline-none">
        {who === "member" ? t("history.yours") : t("history.guestTitle")}
      </h2>
      {who === "guest" && (
        <div className="mt-3 grid gap-3">
          <p className="text-md text-fg-2">{t("history.keep")}</p>
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
            {found.items.map((task) => (
              <HistoryRow key={task.id} task={task} isShown={task.id === shown} onChange={reload} />
            ))}
          </ul>
        )}
      </div>
      <Pager page={page} pages={pages} turnTo={turnTo} />
    </section>
  )
}
