import { foundPlace } from "#web/entities/task/found-place.ts"
import { kindIcons } from "#web/entities/task/kind-icons.ts"
import { clock } from "#web/lib/format.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface SimilarDialogProps {
  readonly taskId: string
  readonly onClose: () => void
}

type Similar = RouterOutput["library"]["similarTasks"]["items"][number]

/** The files that say something similar, each with the passage at which it opens. */
export const SimilarDialog = ({ taskId, onClose }: SimilarDialogProps): ReactElement => {
  const t = useText()
  const { data, error } = trpc.library.similarTasks.useQuery({ task_id: taskId })
  return (
    <Dialog title={t("similar.title")} description={t("similar.hint")} onClose={onClose} grows>
      <div className="-mx-3">
        {error !== null && <p role="alert" className="px-3 text-sm text-bad">{errorMessage(error)}</p>}
        {error === null && data === undefined && <output className="block px-3 text-fg-2">{t("similar.wait")}</output>}
        {data?.items.length === 0 && <p className="px-3 text-fg-2">{t("similar.none")}</p>}
        <ul>
          {data?.items.map((one) => <SimilarRow key={one.task.id} similar={one} onOpen={onClose} />)}
        </ul>
      </div>
    </Dialog>
  )
}

interface SimilarRowProps {
  readonly similar: Similar
  readonly onOpen: () => void
}

const SimilarRow = ({ similar, onOpen }: SimilarRowProps): ReactElement => {
  const { task: { id, title, source }, line, begin } = similar
  const Icon = kindIcons[source]
  return (
    <li>
      <Link
        to="/task/$taskId"
        params={{ taskId: id }}
        search={foundPlace(similar)}
        onClick={onOpen}
        className="flex min-h-11 items-start gap-3 rounded-md px-3 py-2.5 hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand"
      >
        <Icon className="mt-0.5 size-[18px] shrink-0 text-fg-3" aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[540]">{title}</span>
          <span className="mt-0.5 line-clamp-2 text-sm text-fg-3">
            {begin !== null && (
              <span className="tnum mr-2 inline-block rounded-full bg-accent-soft px-2 text-xs font-[540] text-accent-text">
                {clock(begin)}
              </span>
            )}
            {line}
          </span>
        </span>
      </Link>
    </li>
  )
}
