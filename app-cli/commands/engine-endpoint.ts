import { setEndpoint } from "#domain/engine/use-cases/set-endpoint.ts"
import { testEndpoint } from "#domain/engine/use-cases/test-endpoint.ts"
import { Config, Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const address = Argument.String("address").pipe(Argument.withDescription("Such as https://api.openai.com/v1"))
const model = Argument.String("model").pipe(Argument.withDescription("Such as whisper-1"))

/** Not an argument: arguments are visible to every user of the machine. */
const key = Config.option(Config.String("ENGINE_KEY"))

interface Heard {
  readonly text: string | null
  readonly hasWordTimes: boolean | null
  readonly hasSegments: boolean | null
}

const linesOf = ({ text, hasWordTimes, hasSegments }: Heard): ReadonlyArray<string> => [
  text === "" ? "It responded, but recognised nothing." : `It recognised "${text}".`,
  ...(hasWordTimes === false ? ["It gives no word times: they are estimated from the sound."] : []),
  ...(hasSegments === false
    ? ["It gives no segments: sentences end at punctuation, and no word is marked as doubtful."]
    : []),
]

/** Tested before it is stored, so that a typo shows at once. */
export const endpoint = Command.make(
  "endpoint",
  { address, model, json },
  ({ address, model, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const given = {
        address,
        model,
        ...Option.match(yield* Effect.orDie(key), { onNone: () => ({}), onSome: (key) => ({ key }) }),
      }
      const { failure, ...heard } = yield* call(testEndpoint, given, operator)
      if (failure !== null) return yield* refuse("unavailable", `The endpoint does not work: ${failure}`)
      yield* call(setEndpoint, given, operator)
      const { text, hasWordTimes: has_word_times, hasSegments: has_segments } = heard
      yield* print(
        json,
        { text, has_word_times, has_segments },
        [...linesOf(heard), "Use it with: engine use endpoint"].join("\n"),
      )
    })),
).pipe(
  Command.withDescription("Test an OpenAI-compatible endpoint and store it; its key is read from ENGINE_KEY"),
)
