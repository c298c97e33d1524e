import type { TaskItem } from "#web/entities/task/task-item.ts"
import { clock } from "#web/lib/format.ts"
import { sentenceBreak } from "#web/lib/full-stop.ts"
import { textsOf, useLanguage, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

const { isTextKey } = textsOf("task/notices")

/** What is a time of the recording. */
const times = new Set(["at", "begin", "end"])

/** A notice in the reader's language, or in the server's words if we have no text. */
export const NoticeText = ({ notice }: { readonly notice: TaskItem["notices"][number] }): ReactElement => {
  const t = useText("task/notices")
  const reader = useLanguage()
  const { code, message, params, shares } = notice
  const key = `notice.${code}`
  const written = Object.entries(params).map(([name, value]) => [name, times.has(name) ? clock(value) : value] as const)
  if (!isTextKey(key)) return <>{message}</>
  const text = t(key, Object.fromEntries(written))
  const percent = new Intl.NumberFormat(reader, { style: "percent" })
  const list = shares?.map((share, at) => `${at + 1}: ${percent.format(share)}`).join(", ")
  return <>{list === undefined ? text : text + sentenceBreak(reader) + t("notice.shares", { list })}</>
}
