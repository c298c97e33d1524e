import { embedded } from "#adapters/profile/embedded.ts"
import { scaled } from "#adapters/profile/scaled.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { Health } from "#domain/desk/health.ts"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Cause, Effect, Exit, Layer, Logger, Runtime } from "effect"
import { Command } from "effect/cli"
import { adminCommands } from "./admin.ts"
import { findingsOf } from "./doctor/findings.ts"
import { refuse } from "./errors.ts"
import { logLine } from "./log-line.ts"
import { HowToOpen } from "./product/open-product.ts"
import { report } from "./report.ts"
import { runCli } from "./run-cli.ts"
import { serve } from "./serve/serve.ts"

const root = Command.make("parley").pipe(
  Command.withDescription("Transcripts, summaries and mind maps on your own machine"),
  Command.withSubcommands([serve, ...adminCommands]),
)

const unavailable = ({ message }: { readonly message: string }) => Layer.effectContext(refuse("unavailable", message))

const howToOpen = settings.pipe(
  Effect.mapError(({ message }) => refuse("invalid", `a setting cannot be read: ${message}`)),
  Effect.map((found) => ({
    dataDir: found.dataDir,
    isEmbedded: found.isEmbedded,
    everything: Layer.merge(
      found.databaseUrl === null
        ? embedded(found).pipe(Layer.catch(unavailable))
        : scaled(found, found.databaseUrl).pipe(Layer.catch(unavailable)),
      Layer.succeed(Health, { look: findingsOf(found) }),
    ),
  })),
)

const isServer = process.argv[2] === "serve"

/** A server is meant to be stopped: that is not a failure. */
const codeWhenStopped = isServer ? 0 : 130

const wasStopped = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)

howToOpen.pipe(
  Effect.flatMap((opening) => Effect.provideService(runCli(root, process.argv.slice(2)), HowToOpen, opening)),
  Effect.catch(report),
  Effect.flatMap((code) => Effect.sync(() => (process.exitCode ??= code))),
  Effect.provide([NodeServices.layer, Logger.layer([Logger.withConsoleError(logLine)])]),
  NodeRuntime.runMain({
    disableErrorReporting: true,
    teardown: (exit, onExit) => {
      if (wasStopped(exit)) return onExit(codeWhenStopped)
      // A server that ended by itself waits for nothing.
      return isServer ? onExit(Number(process.exitCode ?? 0)) : Runtime.defaultTeardown(exit, onExit)
    },
  }),
)
