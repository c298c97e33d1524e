import { ChapterLine } from "#web/entities/task/story/chapter-line.tsx"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"

/** What happened to a file, step by step. The steps are named as in the log. */
export const WorkStory = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const t = useText("task/story")
  const { data, error, refetch } = trpc.desk.getStory.useQuery({ task_id: taskId }, {
    retry: false,
    refetchInterval: 10_000,
  })
  if (error !== null && data === undefined) return <NotLoaded error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-16" />
  return (
    <>
      <p className="mb-3 text-xs break-all text-fg-2">{taskId}</p>
      {data.chapters.length === 0 && <p className="text-fg-2">{t("story.none")}</p>}
      <ul aria-label={t("story.title")} className="space-y-4">
        {data.chapters.map((chapter) => (
          <li key={`${chapter.part} ${chapter.attempt}`}>
            <ChapterLine chapter={chapter} why={chapter.error_code} />
            <Moments of={chapter.moments} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Moment = RouterOutput["desk"]["getStory"]["chapters"][number]["moments"][number]

const Moments = ({ of: moments }: { readonly of: ReadonlyArray<Moment> }): ReactElement => {
  const language = useLanguage()
  const timeOf = new Intl.DateTimeFormat(language, { timeStyle: "medium" })
  return (
    <ol lang="en" className="tnum mt-1.5 text-sm text-fg-2">
      {moments.map(({ at, event, step }) => (
        <li key={`${at} ${event} ${step}`} className="flex gap-3">
          <time dateTime={at} className="shrink-0">{timeOf.format(new Date(at))}</time>
          <span className="break-words">
            {[...step === null ? [] : [step], ...event === "step" ? [] : [event]].join(", ")}
          </span>
        </li>
      ))}
    </ol>
  )
}
