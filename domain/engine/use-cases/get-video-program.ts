import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { VideoProgram } from "../video-program.port.ts"
import { VideoProgramState } from "../video-program.ts"

/** The program that fetches videos, and its last installation. */
export const getVideoProgram = useCase("engine.getVideoProgram", {
  input: wire({}),
  output: VideoProgramState,
  run: Effect.fnUntraced(function*() {
    return yield* (yield* VideoProgram).look
  }),
})
