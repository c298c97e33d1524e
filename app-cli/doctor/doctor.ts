import { settings } from "#adapters/system/config/settings.ts"
import { type Finding, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { json } from "../commands/flags.ts"
import { print, table } from "../commands/print.ts"
import { remoteProduct } from "../control/remote-product.ts"
import { refuse } from "../errors.ts"
import { checkLastBackup } from "./backups.ts"
import { checkChatModel } from "./chat-model.ts"
import { findingsOf } from "./findings.ts"
import { checkRunningSecrets } from "./secrets.ts"
import { checkUpgrade } from "./upgrade.ts"

const askModel = Flag.Boolean("ask-model").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Also ask the chat model one tiny question with a JSON schema; services may charge for it"),
)

export const doctor = Command.make("doctor", { askModel, json }, ({ askModel, json }) =>
  Effect.gen(function*() {
    const found = yield* settings.pipe(
      Effect.mapError((error) => refuse("invalid", `a setting cannot be read: ${error.message}`)),
    )
    const running = yield* remoteProduct(found.dataDir)
    const server: Finding = running === null ? off("server", "not running", "npm start") : ok("server", found.publicUrl)
    const chat = askModel ? [yield* checkChatModel(found)] : []
    const last = running === null ? null : yield* checkLastBackup(running)
    const secrets = running === null ? null : yield* checkRunningSecrets(running)
    const upgrade = yield* checkUpgrade(found, running !== null)
    const findings = [
      ...(yield* findingsOf(found)),
      upgrade,
      ...[last, secrets].filter((one) => one !== null),
      ...chat,
      server,
    ]
    const rows = findings.map(({ name, state, detail, advice }) => [name, state, detail, advice])
    const isReady = findings.every(({ state, essential }) => !(state === "missing" && essential))
    yield* print(json, { ready: isReady, findings }, table(["WHAT", "STATE", "FOUND", "WHAT TO DO"], rows))
    if (!isReady) return yield* refuse("unavailable", "something the product needs is missing")
  })).pipe(Command.withDescription("Check what is installed, configured and reachable"))
