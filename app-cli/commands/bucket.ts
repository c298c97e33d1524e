import { Effect } from "effect"
import { Command } from "effect/cli"
import { allowPagesOfThis } from "../local-operations/allow-pages.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const allow = Command.make("allow", { json }, ({ json }) =>
  Effect.gen(function*() {
    const allowed = yield* allowPagesOfThis
    yield* print(json, allowed, `Pages of ${allowed.origin} may send files into ${allowed.bucket}`)
  })).pipe(Command.withDescription("Let pages of PUBLIC_URL send parts of files into the bucket (its CORS rules)"))

export const bucket = Command.make("bucket").pipe(
  Command.withDescription("The store for recordings"),
  Command.withSubcommands([allow]),
)
