import type { ReportFields } from "#domain/usage/report-fields.ts"
import { report } from "#web/lib/usage/report.ts"
import { noteBegun } from "./follow-work.ts"
import type { Scenario } from "./scenario/scenario.ts"
import type { TaskItem } from "./task-item.ts"
import { failureFields, fileTypeOf } from "./usage-of.ts"

type Source = TaskItem["source"]

interface Taken {
  readonly source: Source
  /** Bytes; null if they are not known. */
  readonly size: number | null
  readonly style: Scenario | null
}

/** Texts have fewer fields than recordings, in a table of their own. */
const send = (source: Source, upload: "0" | "1", more: ReportFields["web_trans"]): void => {
  const file_type = fileTypeOf(source)
  if (file_type === "3") report("web_other", { upload, file_type })
  else report("web_trans", { upload, file_type, source, ...more })
}

/** Reports that a task was made of what was given. */
export const noteTaken = (id: string, { source, size, style }: Taken): void => {
  noteBegun(id)
  send(source, "1", { ...(size !== null && { size: String(size) }), ...(style !== null && { style }) })
}

/** Reports that something was refused, with the code of the refusal. */
export const noteRefused = (source: Source, code: string | null): void => send(source, "0", failureFields(code))
