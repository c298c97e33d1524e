import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { lengthOf, longDayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

/** The date, the length and the number of speakers. */
export const TaskMeta = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText("task-header")
  const language = useLanguage()
  const facts = [
    longDayOf(new Date(task.created_at), language),
    ...(task.duration === null ? [] : [lengthOf(task.duration, language)]),
    ...(task.speakers.length === 0 ? [] : [t("task.speakers", { count: task.speakers.length })]),
  ]
  return (
    <ul aria-label={t("task.facts")} className="tnum mb-3 ml-auto hidden text-sm whitespace-nowrap text-fg-3 md:flex">
      {facts.map((fact) => (
        <li key={fact} className="border-line-strong not-first:ml-2.5 not-first:border-l not-first:pl-2.5">{fact}</li>
      ))}
    </ul>
  )
}
