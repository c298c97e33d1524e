import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineList } from "../engine-list.ts"
import { runInstallation } from "../shared/run-installation.ts"
import { settleWaiting } from "../shared/settle-waiting.ts"
import { begunInstallation, thenTranscribe } from "../steps/begun-installation.ts"
import { installable } from "../steps/installable.ts"
import { modelInput } from "../steps/requested.ts"
import { viewEngines } from "../steps/view-engines.ts"

/**
 * Starts or resumes the download of a model; the list shows its progress. With `thenUse`, it is used once installed; with
 * `thenTranscribe`, a finished recording is transcribed again with it. `agrees` is needed for a model whose terms restrict its use.
 */
export const installModel = useCase("engine.installModel", {
  input: wire({
    ...modelInput,
    thenUse: Schema.Boolean,
    agrees: Schema.optionalKey(Schema.Boolean),
    thenTranscribe: Schema.optionalKey(thenTranscribe),
  }),
  output: EngineList,
  run: Effect.fnUntraced(function*({ language = "en", thenTranscribe: wanted = null, ...asked }) {
    const model = yield* installable(asked)
    const settings = yield* begunInstallation(model, asked.thenUse, wanted)
    if (settings.installations[model.name]?._tag !== "Installed") yield* runInstallation(model)
    // It may be there already, or by now.
    if (wanted !== null) yield* settleWaiting
    return yield* viewEngines(settings, language)
  }),
})
