import { readCertificate } from "#adapters/system/config/certificate.ts"
import { type Settings, settings } from "#adapters/system/config/settings.ts"
import * as Telemetry from "#adapters/system/opentelemetry/telemetry.ts"
import { Context, Effect, Layer, ManagedRuntime } from "effect"
import { Command } from "effect/cli"
import { serveControl } from "../control/serve-control.ts"
import { refuse } from "../errors.ts"
import { waitForDataFolder } from "../local-operations/data-folder.ts"
import { HowToOpen } from "../product/open-product.ts"
import { makeEnding } from "./ending.ts"
import { serveParley } from "./serve-parley.ts"

/** The server: owner of the data folder in embedded mode, where it also receives the operator's commands. */
export const serve = Command.make("serve", {}, () =>
  Effect.gen(function*() {
    const given = yield* Effect.mapError(settings, ({ message }) => refuse("invalid", message))
    // Outside of everything else, so that the end of it is still recorded and sent.
    const telemetry = given.telemetry === null ? Layer.empty : Telemetry.layer(given.telemetry)
    return yield* Effect.provide(serving(given), telemetry)
  })).pipe(Command.withDescription("Start the server"))

const serving = (given: Settings) =>
  Effect.scoped(Effect.gen(function*() {
    const { dataDir, isEmbedded, everything } = yield* HowToOpen
    const certificate = yield* Effect.mapError(readCertificate(given), ({ message }) => refuse("invalid", message))
    if (isEmbedded) yield* waitForDataFolder(dataDir)
    const ending = yield* makeEnding(given)
    const ports = ending.known(yield* Layer.build(everything))
    // With the log of this process, which a runtime would not have on its own.
    const context = Context.merge(yield* Effect.context(), ports)
    const runtime = ManagedRuntime.make(Layer.succeedContext(context))
    if (isEmbedded) yield* Effect.provide(serveControl(dataDir), ports)
    const served = Effect.provide(serveParley(given, certificate, runtime, ending.drain), ports).pipe(
      Effect.catchDefect((defect) => {
        const reason = defect instanceof Error && "code" in defect ? unusable[String(defect.code)] : undefined
        return reason === undefined
          ? Effect.die(defect)
          : Effect.fail(refuse("unavailable", `${given.host}:${given.port} ${reason}`))
      }),
    )
    return yield* Effect.raceFirst(served, Effect.provide(ending.reached, ports))
  }))

/** Why a server cannot listen, and what to set. */
const unusable: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use; set PORT to another one",
  EACCES: "may not be listened on by this user; set PORT to one above 1023",
  EADDRNOTAVAIL: "is not an address of this machine; set HOST",
  ENOTFOUND: "is not an address of this machine; set HOST",
}
