import type { TaskItem } from "#web/entities/task/task-item.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { clsx } from "clsx"
import { TriangleAlert } from "lucide-react"
import { type ReactElement, Suspense } from "react"

interface NoticeLineProps {
  readonly notice: TaskItem["notices"][number]
  readonly className?: string
}

// Few files have notices, so that no screen loads their texts at once. Until they are there, the server's words stand in their place.
const NoticeText = lazyComponent(() => import("./notice-text.tsx"), "NoticeText")

/** What to know about a transcript. */
export const NoticeLine = ({ notice, className }: NoticeLineProps): ReactElement => (
  <p className={clsx("flex gap-2 text-sm text-fg-2", className)}>
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <span>
      <Suspense fallback={notice.message}>
        <NoticeText notice={notice} />
      </Suspense>
    </span>
  </p>
)
