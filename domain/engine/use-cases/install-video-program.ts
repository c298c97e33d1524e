import { Effect } from "effect"
import { requireSpace } from "../../kernel/require-space.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EngineConfigured } from "../errors.ts"
import { VideoProgram } from "../video-program.port.ts"
import { VideoProgramState } from "../video-program.ts"

/** Installs the program that fetches videos, or its latest version. Refused where the environment names another one. */
export const installVideoProgram = useCase("engine.installVideoProgram", {
  input: wire({}),
  output: VideoProgramState,
  run: Effect.fnUntraced(function*() {
    const { look, install } = yield* VideoProgram
    const { configuredBy } = yield* look
    if (configuredBy.length > 0) return yield* new EngineConfigured({ variables: configuredBy })
    yield* requireSpace()
    yield* install
    return yield* look
  }),
})
