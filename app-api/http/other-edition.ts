import { type Edition, editionOfCountry } from "#domain/kernel/edition.ts"
import type { MiddlewareHandler } from "hono"
import { deviceOf } from "../request/caller-device.ts"

/** The same address, for the page, whose calls expect a different response shape. */
const redirectHeader = "x-redirect-required"

/** Sends calls from countries of the other edition to its address; without an address, everyone is served. */
export const otherEdition = (own: Edition, url: string | null): MiddlewareHandler => async (c, next) => {
  const edition = editionOfCountry(deviceOf(c.req.raw.headers).country)
  if (url === null || edition === null || edition === own) return next()
  return c.json({ code: 302, message: "redirect_required", data: { reason: "country_restricted", url } }, 200, {
    [redirectHeader]: url,
  })
}
