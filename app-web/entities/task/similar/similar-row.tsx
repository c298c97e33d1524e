import { clock } from "#web/lib/format.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { foundPlace } from "../found-place.ts"
import { kindIcons } from "../kind-icons.ts"

interface SimilarRowProps {
  readonly similar: RouterOutput["library"]["similarTasks"]["items"][number]
  readonly onOpen?: () => void
}

/** A file that says something similar; it opens at the closest passage. */
export const SimilarRow = ({ similar, onOpen }: SimilarRowProps): ReactElement => {
  const { task: { id, title, source }, line, begin } = similar
  const Icon = kindIcons[source]
  return (
    <li>
      <Link
        to="/task/$taskId"
        params={{ taskId: id }}
        search={foundPlace(similar)}
        {...(onOpen !== undefined && { onClick: onOpen })}
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
