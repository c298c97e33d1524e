import { settings } from "#adapters/config/settings.ts"
import { embedded } from "#adapters/profile/embedded.ts"
import { scaled } from "#adapters/profile/scaled.ts"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect, Layer, Logger } from "effect"
import { Command } from "effect/cli"
import { adminCommands } from "./admin.ts"
import { serve } from "./commands/serve.ts"
import { refuse } from "./errors.ts"
import { HowToOpen } from "./product/open-product.ts"
import { runCli } from "./run-cli.ts"

const root = Command.make("parley").pipe(
  Command.withDescription("Transcripts, summaries and mind maps on your own machine"),
  Command.withSubcommands([serve, ...adminCommands]),
)

/** The settings are read when a command needs them: help is there without. */
const howToOpen = Layer.effect(
  HowToOpen,
  Effect.map(Effect.orDie(settings), (found) => ({
    dataDir: found.dataDir,
    isEmbedded: found.isEmbedded,
    everything: found.databaseUrl === null
      ? embedded(found)
      : scaled(found, found.databaseUrl).pipe(
        Layer.catch(({ message }) => Layer.effectContext(refuse("unavailable", message))),
      ),
  })),
)

runCli(root, process.argv.slice(2)).pipe(
  Effect.flatMap((code) => Effect.sync(() => (process.exitCode = code))),
  Effect.provide([howToOpen, NodeServices.layer, Logger.layer([Logger.withConsoleError(Logger.formatLogFmt)])]),
  NodeRuntime.runMain({ disableErrorReporting: true }),
)
