import { Effect, Schema } from "effect"
import { zoneOfCaller } from "../../account/shared/zone-of-caller.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { isTimed } from "../../transcript/shared/is-timed.ts"
import { DocumentOwner } from "../document-writer.port.ts"
import { exportFields, exportOptionsOf } from "../export-options.ts"
import { exportFileName } from "../file-name.ts"
import { formats } from "../format.ts"
import { inWantedLanguage } from "../steps/in-language.ts"
import { analysisFor, requireFormat, transcriptFor } from "../steps/load-material.ts"
import { ExportBody, writeExport } from "../steps/write-export.ts"

/** Exports a task as a file named after its title. */
export const exportTask = useCase("export.exportTask", {
  input: wire({ taskId: TaskId, ...exportFields }),
  output: wire({ fileName: Schema.String, mediaType: Schema.String, body: ExportBody }),
  run: Effect.fnUntraced(function*({ taskId, ...wanted }) {
    const task = yield* requireTask(taskId)
    yield* requireFormat(wanted.format)
    const options = yield* Effect.fromResult(exportOptionsOf(wanted, yield* isTimed(task)))
    const transcript = yield* transcriptFor(task, options)
    const analysis = yield* analysisFor(task, options)
    const timeZone = yield* zoneOfCaller(task.ownerId)
    const material = yield* inWantedLanguage({ task, transcript, analysis, options, timeZone }, wanted)
    return {
      fileName: exportFileName(material.task.title, options.format),
      mediaType: formats[options.format].mediaType,
      body: yield* Effect.provideService(
        writeExport(material),
        DocumentOwner,
        task.ownerId,
      ),
    }
  }),
})
