import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import { Hono } from "hono"
import { languageFor } from "./page-language.ts"
import { smallBodies } from "./small-bodies.ts"

/** The pages of the local checkout, if one runs: forms without scripts, and a redirect back. */
export const simulatedCheckout = Effect.gen(function*() {
  const { isRunning, page } = yield* SimulatedCheckout
  const run = Effect.runPromiseWith(yield* Effect.context<Ports>())
  const app = new Hono()
  if (!isRunning) return app
  app.use("/simulated-checkout/*", smallBodies)
  app.on(["GET", "POST"], "/simulated-checkout/:page/:id", async (c) => {
    const choice = c.req.method === "POST" ? (await c.req.parseBody())["choice"] : null
    // Not part of what a payment provider signs.
    const { lang, ...query } = c.req.query()
    const { status, location, html } = await run(page({
      path: `${c.req.param("page")}/${c.req.param("id")}`,
      choice: typeof choice === "string" ? choice : null,
      query,
      language: languageFor(lang ?? c.req.header("accept-language")),
    }))
    if (location !== null) return c.redirect(location, 303)
    return new Response(html, {
      status,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    })
  })
  return app
})
