import type { ToolId } from "#domain/tools/tool.ts"
import { textsOf } from "#web/lib/text.ts"
import type { PageId } from "../addresses.ts"

const { t } = textsOf("tools/site")

interface Question {
  readonly question: string
  readonly answer: string
}

export const stepsOf = (id: ToolId): ReadonlyArray<string> => [
  t(`tool.${id}.step1`),
  t(`tool.${id}.step2`),
  t(`tool.${id}.step3`),
]

export const questionsOf = (id: ToolId): ReadonlyArray<Question> => [
  { question: t(`tool.${id}.ask1`), answer: t(`tool.${id}.answer1`) },
  { question: t(`tool.${id}.ask2`), answer: t(`tool.${id}.answer2`) },
  { question: t(`tool.${id}.ask3`), answer: t(`tool.${id}.answer3`) },
  ...(id === "audio-compressor"
    ? [{ question: t("tool.audio-compressor.ask4"), answer: t("tool.audio-compressor.answer4") }]
    : []),
]

/** What search engines and previews of links show. */
export const aboutPage = (page: PageId): { readonly title: string; readonly description: string } => {
  if (page === "index") return { title: t("home.title"), description: t("home.lead") }
  if (page === "media") return { title: t("media.title"), description: t("media.lead") }
  return { title: t(`tool.${page}.title`), description: `${t(`tool.${page}.lead`)} ${t(`tool.${page}.step3`)}` }
}
