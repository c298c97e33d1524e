import { type HostedPage, SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import { Hono } from "hono"
import { checkoutHtml } from "./checkout-html.ts"
import { languageFor } from "./page-language.ts"
import { smallBodies } from "./small-bodies.ts"

/** The pages of the simulated checkout, if it runs: forms without scripts, and a redirect back. */
export const simulatedCheckout = Effect.fnUntraced(function*(brand: string) {
  const { isRunning, page } = yield* SimulatedCheckout
  const run = Effect.runPromiseWith(yield* Effect.context<Ports>())
  const app = new Hono()
  if (!isRunning) return app
  app.use("/simulated-checkout/*", smallBodies)
  app.on(["GET", "POST"], "/simulated-checkout/:page/:id", async (c) => {
    const choice = c.req.method === "POST" ? (await c.req.parseBody())["choice"] : null
    const { lang, ...query } = c.req.query()
    const shown = await run(page({
      path: `${c.req.param("page")}/${c.req.param("id")}`,
      choice: typeof choice === "string" ? choice : null,
      query,
    }))
    if (shown._tag === "Elsewhere") return c.redirect(shown.address, 303)
    c.header("cache-control", "no-store")
    const language = languageFor(lang ?? c.req.header("accept-language"))
    return c.html(checkoutHtml(shown, { language, brand }), statusOf(shown))
  })
  return app
})

const statusOf = ({ _tag }: HostedPage) => _tag === "Missing" ? 404 : _tag === "Closed" ? 410 : 200
