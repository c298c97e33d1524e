import type { TaskItem } from "#web/entities/task/task-item.ts"
import { clock } from "#web/lib/format.ts"
import type { ReactElement } from "react"
import { isTextKey, useText } from "./texts.ts"

/** What is a time of the recording. */
const times = new Set(["at", "begin", "end"])

/** A notice in the reader's language, or in the server's words if we have no text. */
export const NoticeText = ({ notice }: { readonly notice: TaskItem["notices"][number] }): ReactElement => {
  const t = useText()
  const { code, message, params } = notice
  const key = `notice.${code}`
  const written = Object.entries(params).map(([name, value]) => [name, times.has(name) ? clock(value) : value] as const)
  return <>{isTextKey(key) ? t(key, Object.fromEntries(written)) : message}</>
}
