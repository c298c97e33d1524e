import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { customs, OwnEdition } from "#domain/kernel/edition.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { unsubscriptionIn } from "#domain/notification/unsubscribe-token.ts"
import { unsubscribe } from "#domain/notification/use-cases/unsubscribe.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import { type Context, Hono } from "hono"
import { languageFor } from "../page-language.ts"
import { askingPage, donePage, invalidPage } from "./unsubscribe-html.ts"

const visitor: Actor = { _tag: "Anonymous", deviceId: null }

/**
 * `/unsubscribe/<token>`: where mails that are sent on wish are stopped, without signing in. Mail programs post here by
 * themselves (RFC 8058); people see a page that asks first.
 */
export const unsubscribePages = Effect.fnUntraced(function*(brand: string) {
  const run = Effect.runPromiseWith(yield* Effect.context<Ports>())
  const { open } = yield* TokenSigner
  const { language: usual } = customs[yield* OwnEdition]
  const pageFor = (c: Context) => {
    c.header("vary", "Accept-Language")
    return { brand, language: languageFor(usual ?? c.req.header("accept-language")) }
  }
  const app = new Hono()
  app.get("/unsubscribe/:token", async (c) => {
    const page = pageFor(c)
    const asked = unsubscriptionIn(await run(open(c.req.param("token"))))
    return asked === null ? c.html(invalidPage(page), 410) : c.html(askingPage(page, asked.from))
  })
  app.post("/unsubscribe/:token", async (c) => {
    const page = pageFor(c)
    const stopped = unsubscribe.run({ token: c.req.param("token") }).pipe(
      Effect.as(true),
      Effect.catchTag("UnsubscribeLinkInvalid", () => Effect.succeed(false)),
      Effect.provideService(CurrentActor, visitor),
    )
    return await run(stopped) ? c.html(donePage(page)) : c.html(invalidPage(page), 410)
  })
  return app
})
