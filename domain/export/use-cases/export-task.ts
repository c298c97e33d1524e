import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { DocumentOwner } from "../document-writer.port.ts"
import { exportFields } from "../export-options.ts"
import { exportFileName } from "../file-name.ts"
import { formats } from "../format.ts"
import { materialOf } from "../shared/material-of.ts"
import { ExportBody, writeExport } from "../shared/write-export.ts"

/** Exports a task as a file named after its title. */
export const exportTask = useCase("export.exportTask", {
  input: wire({ taskId: TaskId, ...exportFields }),
  output: wire({ fileName: Schema.String, mediaType: Schema.String, body: ExportBody }),
  run: Effect.fnUntraced(function*({ taskId, ...wanted }) {
    const task = yield* requireTask(taskId)
    const material = yield* materialOf(task, wanted)
    const { format } = material.options
    return {
      fileName: exportFileName(material.task.title, format),
      mediaType: formats[format].mediaType,
      body: yield* Effect.provideService(writeExport(material), DocumentOwner, task.ownerId),
    }
  }),
})
