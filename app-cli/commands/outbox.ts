import { Effect } from "effect"
import { Command } from "effect/cli"
import { readOutbox } from "../local-operations/read-outbox.ts"
import { HowToOpen } from "../product/open-product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

export const outbox = Command.make("outbox", { json }, ({ json }) =>
  Effect.gen(function*() {
    const { dataDir } = yield* HowToOpen
    const items = yield* readOutbox(dataDir)
    const texts = items.map(({ at, to, subject, text }) => `${at}  ${to}\n${subject}\n\n${text}`)
    yield* print(json, { items }, texts.length === 0 ? "No emails yet" : texts.join(`\n${"-".repeat(72)}\n`))
  })).pipe(Command.withDescription("Show the mails that were stored because no SMTP server is set, newest first"))
