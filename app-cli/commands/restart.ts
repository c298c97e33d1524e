import { restartServer } from "#domain/desk/use-cases/restart-server.ts"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { remoteProduct } from "../control/remote-product.ts"
import { refuse } from "../errors.ts"
import { HowToOpen } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

export const restart = Command.make("restart", { json }, ({ json }) =>
  Effect.gen(function*() {
    const { dataDir, isEmbedded } = yield* HowToOpen
    if (!isEmbedded) {
      return yield* refuse(
        "conflict",
        "with DATABASE_URL there may be several servers: restart them where they were started",
      )
    }
    const product = yield* remoteProduct(dataDir)
    if (product === null) return yield* refuse("unavailable", "no server is running")
    const { drainSeconds } = yield* product.call(restartServer, {}, operator)
    const said = "The server restarts; what is under way ends first"
    yield* print(json, { drain_seconds: drainSeconds }, drainSeconds === 0 ? said : `${said}, for ${drainSeconds} s`)
  })).pipe(Command.withDescription("Restart the running server; requests end first, and jobs go on afterwards"))
