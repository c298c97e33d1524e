import { SimilarRow } from "#web/entities/task/similar/similar-row.tsx"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactElement, useId } from "react"

/** The menu of the file lists more. */
const most = 3

/** Below a summary, where a reader looks for what to read next: the closest files. Nothing while there are none. */
export const SimilarFiles = ({ taskId }: { readonly taskId: string }): ReactElement | null => {
  const t = useText("task/similar")
  const heading = useId()
  // Without them the summary is whole, so a failure is not shown here; the menu says why.
  const { data } = trpc.library.similarTasks.useQuery({ task_id: taskId }, { retry: false, staleTime: 60_000 })
  if (data === undefined || data.items.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-line pt-5">
      <h2 id={heading} className="text-sm font-[540] text-fg-2">{t("similar.title")}</h2>
      <ul className="-mx-3 mt-1">
        {data.items.slice(0, most).map((one) => <SimilarRow key={one.task.id} similar={one} />)}
      </ul>
    </section>
  )
}
