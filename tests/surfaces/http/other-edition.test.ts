import type { Edition } from "#domain/kernel/edition.ts"
import { Hono } from "hono"
import { expect, it } from "vitest"
import type { AppEnv } from "../../../app-api/http/caller-network.ts"
import { otherEdition } from "../../../app-api/http/other-edition.ts"
import { aroundOf } from "../../../app-api/http/share/share-answer.ts"
import { endedPage } from "../../../app-api/http/share/share-html.ts"
import { countryHeader } from "../../../app-api/request/caller-device.ts"

const url = "https://parley.example.cn"

const ask = async (own: Edition, country: string, other: string | null = url) => {
  const app = new Hono().use(otherEdition(own, other)).get("/", (c) => c.json({ code: 200 }))
  const response = await app.request("/", { headers: { [countryHeader]: country } })
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  return body
}

const redirect = { code: 302, message: "redirect_required", data: { reason: "country_restricted", url } }

it("sends callers from countries of the other edition to its address", async () => {
  expect(await ask("international", "CN")).toEqual(redirect)
  expect(await ask("cn", "DE")).toEqual(redirect)
  expect(await ask("cn", "HK")).toEqual(redirect)
})

it("says so in a header as well, for calls of the page", async () => {
  const app = new Hono().use(otherEdition("international", url))
  const response = await app.request("/trpc/library.listTasks", { headers: { [countryHeader]: "CN" } })
  expect(response.headers.get("x-redirect-required")).toBe(url)
})

it("serves callers of its own countries, and of unknown ones", async () => {
  expect(await ask("international", "DE")).toEqual({ code: 200 })
  expect(await ask("cn", "CN")).toEqual({ code: 200 })
  expect(await ask("cn", "")).toEqual({ code: 200 })
})

it("serves everyone without an address of the other edition", async () => {
  expect(await ask("international", "CN", null)).toEqual({ code: 200 })
})

const shared = async (country: string, otherEditionUrl: string | null) => {
  const site = { brand: "Parley", language: null, edition: "international", otherEditionUrl } as const
  const app = new Hono<AppEnv>().get("/", (c) => c.html(endedPage(aroundOf(c, site))))
  const response = await app.request("/", { headers: { [countryHeader]: country } })
  return /<p class="notice">(.*)<\/p><div/.exec(await response.text())?.[1] ?? null
}

it("is recommended on the pages behind links to readers from its countries, with its address if that is known", async () => {
  const text =
    "Parley has a separate edition for mainland China, with login by phone and payment by Alipay. We recommend it there."
  expect(await shared("CN", url)).toBe(`${text} <a href="${url}">Open that edition</a>`)
  expect(await shared("CN", null)).toBe(text)
  expect(await shared("DE", url)).toBeNull()
})
