import { adminCommands } from "#cli/admin.ts"
import { HowToOpen } from "#cli/product/open-product.ts"
import type { Everything } from "#cli/product/served.ts"
import { runCli } from "#cli/run-cli.ts"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect, Layer } from "effect"
import { Command } from "effect/cli"
import { TestConsole } from "effect/testing"

const root = Command.make("parley").pipe(Command.withSubcommands(adminCommands))

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process and keeps what it prints. */
export const commandLine =
  (dataDir: string, everything: Layer.Layer<Everything>) => (...args: ReadonlyArray<string>): Effect.Effect<Ran> =>
    Effect.gen(function*() {
      const code = yield* runCli(root, args)
      const out = (yield* TestConsole.logLines).join("\n")
      const err = (yield* TestConsole.errorLines).join("\n")
      return { code, out, err }
    }).pipe(
      Effect.provide([
        TestConsole.layer,
        NodeServices.layer,
        Layer.succeed(HowToOpen, { dataDir, isEmbedded: true, everything }),
      ]),
    )
