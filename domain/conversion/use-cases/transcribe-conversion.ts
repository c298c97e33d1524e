import { Effect, Schema } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { checkHotwords } from "../../intake/limits.ts"
import { createFromFile } from "../../intake/shared/create-from-file.ts"
import { optionFields, optionsFrom } from "../../intake/transcription-options.ts"
import { ConversionId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskItem } from "../../task/task-item.ts"
import { Title } from "../../task/title.ts"
import { fileToTranscribe } from "../steps/file-to-transcribe.ts"
import { ownConversion } from "../steps/own-conversion.ts"

/** Creates a task from the file of a conversion, for minutes, as if it had been uploaded. */
export const transcribeConversion = useCase("conversion.transcribeConversion", {
  input: wire({ conversionId: ConversionId, title: Schema.optionalKey(Title), ...optionFields }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ conversionId, title = null, folderId: choice, autoStart = true, ...given }) {
    const { id: ownerId, plan } = yield* currentInUse
    const conversion = yield* ownConversion(conversionId)
    const folderId = yield* chosenFolder(choice, ownerId)
    const options = optionsFrom(given)
    yield* Effect.fromResult(checkHotwords(plan, options.hotwords))
    const file = yield* fileToTranscribe(conversion)
    return yield* createFromFile(file, { ownerId, folderId, title, origin: "tool", options, autoStart })
  }, Effect.scoped),
})
