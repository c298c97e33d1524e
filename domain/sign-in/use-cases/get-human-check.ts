import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { HumanChallenge, HumanCheck } from "../human-check.port.ts"

export const getHumanCheck = useCase("signIn.getHumanCheck", {
  input: Schema.Struct({}),
  output: HumanChallenge,
  run: () => Effect.flatMap(HumanCheck, ({ challenge }) => challenge),
})
