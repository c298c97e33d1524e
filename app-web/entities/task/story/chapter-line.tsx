import { dayOf, lengthOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"

type Chapter = RouterOutput["task"]["getTaskStory"]["chapters"][number]

const tones = { waiting: "plain", running: "plain", completed: "ok", failed: "warn", ended: "plain" } as const

/** One attempt: what it was, how it ended, when, how long it took, and by what. */
export const ChapterLine = ({ chapter, why }: {
  readonly chapter: Chapter
  /** Why it failed, in words. */
  readonly why: string | null
}): ReactElement => {
  const t = useText("task/story")
  const language = useLanguage()
  const { part, attempt, state, begun_at: begunAt, started_at: startedAt, ended_at: endedAt } = chapter
  const begun = new Date(begunAt)
  const facts = [
    `${dayOf(begun, language)}, ${timeOf(begun, language)}`,
    ...startedAt === null || endedAt === null
      ? []
      : [t("story.took", { length: lengthOf((Date.parse(endedAt) - Date.parse(startedAt)) / 1000, language) })],
    ...chapter.engine === null ? [] : [chapter.engine === "embedded" ? t("story.builtIn") : chapter.engine],
    ...chapter.resumed === 0 ? [] : [t("story.resumed", { count: chapter.resumed })],
    ...chapter.minutes === 0 ? [] : [t("story.minutes", { count: chapter.minutes })],
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-[540]">
        {[t(`story.part.${part}`), ...attempt > 1 ? [t("story.attempt", { count: attempt })] : []].join(", ")}
        <Chip tone={tones[state]}>{t(`story.${state}`)}</Chip>
      </p>
      <p className="tnum mt-0.5 text-sm break-words text-fg-2">{facts.join(" · ")}</p>
      {why !== null && <p className="mt-0.5 text-sm break-words text-bad">{why}</p>}
    </>
  )
}
