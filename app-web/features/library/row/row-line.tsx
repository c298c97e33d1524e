import { failureText } from "#web/entities/task/failure-text.ts"
import { NoticeLine } from "#web/entities/task/notices/notice-line.tsx"
import { stageOf } from "#web/entities/task/stages.ts"
import { isFailed, isUnstarted, type TaskItem } from "#web/entities/task/task-item.ts"
import { useTimeLeft } from "#web/entities/task/use-time-left.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, Suspense } from "react"
import { Highlighted } from "../search/highlighted.tsx"
import { marksIn } from "../search/matching.ts"
import type { Answer } from "../search/use-found.ts"

const SimilarMark = lazyComponent(() => import("#web/entities/task/similar/similar-mark.tsx"), "SimilarMark")

interface RowLineProps {
  readonly task: TaskItem
  readonly answer: Answer | null
  readonly words: ReadonlyArray<string>
}

const lineStyle = "mt-0.5 truncate text-sm text-fg-3 max-sm:line-clamp-2 max-sm:whitespace-normal"

/** The line below a title: progress, failure, search hit or excerpt. All have the same height. */
export const RowLine = ({ task, answer, words }: RowLineProps): ReactElement => {
  const t = useText("library")
  if (task.progress !== null) return <RunningLine title={task.title} progress={task.progress} />
  if (isFailed(task)) {
    return <p className="mt-0.5 truncate text-sm text-bad max-sm:whitespace-normal">{failureText(task)}</p>
  }
  if (answer !== null && answer.field !== "title") {
    return <FoundLine answer={answer} />
  }
  const notice = task.notices.find(({ code }) => code === "SpeechUnclear")
  if (notice !== undefined) return <NoticeLine notice={notice} className="mt-0.5" />
  const text = task.excerpt ?? t(isUnstarted(task) ? "list.waiting" : "list.noSummary")
  return (
    <p className={lineStyle}>{words.length === 0 ? text : <Highlighted text={text} marks={marksIn(text, words)} />}</p>
  )
}

const FoundLine = ({ answer: { line, marks, begin, by } }: { readonly answer: Answer }): ReactElement => (
  <p className={lineStyle}>
    {begin !== null && (
      <span className="tnum mr-2 inline-block rounded-full bg-accent-soft px-2 text-xs font-[540] text-accent-text">
        {clock(begin)}
      </span>
    )}
    {by === "meaning" && (
      <Suspense>
        <SimilarMark />
      </Suspense>
    )}
    <Highlighted text={line} marks={marks} />
  </p>
)

interface RunningLineProps {
  readonly title: string
  readonly progress: NonNullable<TaskItem["progress"]>
}

const RunningLine = ({ title, progress: { step, fraction, remaining } }: RunningLineProps): ReactElement => {
  const t = useText("library")
  const stage = t(stageOf(step))
  const left = useTimeLeft(remaining, fraction)
  return (
    <div className="mt-0.5 flex gap-x-3 gap-y-1.5 max-sm:flex-col-reverse sm:h-5 sm:items-center">
      <ProgressBar className="w-full shrink-0 sm:w-40" value={fraction * 100} label={title} />
      <span className="truncate text-sm text-fg-3 max-sm:whitespace-normal">
        {left === null ? stage : t("progress.brief", {
          stage,
          left: t(left.isLonger ? "progress.briefLonger" : "progress.briefLeft", { count: left.minutes }),
        })}
      </span>
    </div>
  )
}
