import { punctuated } from "#adapters/engines/language/apertium/punctuated.ts"
import * as Apertium from "#adapters/engines/language/apertium/translator.ts"
import { withoutFillers } from "#adapters/engines/language/apertium/without-fillers.ts"
import * as DeepL from "#adapters/engines/language/translators/deepl.ts"
import { keptMarked, unmarkedText } from "#adapters/engines/language/translators/kept-terms.ts"
import * as LibreTranslate from "#adapters/engines/language/translators/libretranslate.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { apertiumStandIn } from "#tests/support/translation/apertium-stand-in.ts"
import { deepL, libreTranslate } from "#tests/support/translation/services.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import * as fc from "fast-check"

const request = {
  source: "en",
  target: "es",
  lines: [{ n: 1, text: "Parley & Ada" }, { n: 2, text: "It is <late>." }],
  before: ["Hello."],
  glossary: ["Parley"],
  names: ["Ada"],
}

const outcome = (layer: Layer.Layer<Translator>) =>
  Effect.flatMap(Translator, ({ translate }) => translate(request)).pipe(Effect.provide(layer), Effect.result)
const targets = (layer: Layer.Layer<Translator>, from: string) =>
  Effect.flatMap(Translator, ({ targets }) => targets(from)).pipe(Effect.provide(layer))
const quick = { retries: 2, firstPause: "1 millis" } as const

describe("kept terms", () => {
  it("give the text back as it was, whatever is marked", () => {
    const text = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/\s+/g, " ").trim())
    fc.assert(fc.property(text, fc.array(fc.string({ minLength: 1, maxLength: 3 })), (text, terms) => {
      assert.strictEqual(unmarkedText(keptMarked(text, terms, "x")), text)
    }))
    assert.strictEqual(keptMarked("Parleying with Parley", ["Parley"], "x"), "Parleying with <x>Parley</x>")
  })
})

describe("apertium", () => {
  it.live("says so if it prints its usage instead of a translation, breaks or is not there", () =>
    Effect.gen(function*() {
      const usage = yield* apertiumStandIn('#!/bin/sh\n[ "$1" = -l ] && echo eng-spa || echo USAGE: apertium\n')
      assert.include(JSON.stringify(yield* outcome(Apertium.layer({ binFolder: usage }))), "unreadable-answer")
      const broken = yield* apertiumStandIn('#!/bin/sh\n[ "$1" = -l ] && echo eng-spa || exit 3\n')
      assert.include(JSON.stringify(yield* outcome(Apertium.layer({ binFolder: broken }))), "engine-died")
      const nowhere = Apertium.layer({ binFolder: `${broken}/nowhere` })
      assert.deepStrictEqual(yield* targets(nowhere, "en"), [])
    }).pipe(Effect.scoped))

  it.live("offers the pairs that are installed, without variants", () =>
    Effect.gen(function*() {
      const layer = Apertium.layer({ binFolder: yield* apertiumStandIn() })
      assert.deepStrictEqual(yield* targets(layer, "en-GB"), ["es"])
      assert.deepStrictEqual(yield* targets(layer, "es"), ["en"])
      assert.deepStrictEqual(yield* targets(layer, "de"), [])
    }).pipe(Effect.scoped))

  it.each([
    ["es", 'Quién lo escribe? Nadie. "Seguro?"', '¿Quién lo escribe? Nadie. "¿Seguro?"'],
    ["es", "El dividendo interino . Bien!", "El dividendo interino. ¡Bien!"],
    ["es", "¿Quién lo escribe?", "¿Quién lo escribe?"],
    ["fr", "Qui l'écrit ? Moi .", "Qui l'écrit ? Moi."],
  ])(
    "opens and closes sentences as %s does: %s",
    (target, text, expected) => assert.strictEqual(punctuated(text, target), expected),
  )

  it("gets lines without fillers and stammering, but never nothing", () => {
    assert.strictEqual(withoutFillers("Um, I I think, uh, so.", "en"), "I think, so.")
    assert.strictEqual(withoutFillers("Um.", "en"), "Um.")
    assert.strictEqual(withoutFillers("The drum is very very loud", "en"), "The drum is very very loud")
  })
})

describe("LibreTranslate", () => {
  it.live("is sent plain texts as a list, with the key, and its codes of Chinese are ours", () =>
    Effect.gen(function*() {
      const { url, requests } = yield* libreTranslate()
      const layer = LibreTranslate.layer({ url, apiKey: "k", ...quick })
      yield* outcome(layer)
      assert.deepInclude(requests.at(-1)?.body, { source: "en", target: "es", format: "text", api_key: "k" })
      assert.deepStrictEqual(requests.at(-1)?.body.q, ["Parley & Ada", "It is <late>."])
      assert.deepStrictEqual(yield* targets(layer, "en"), ["es", "zh-CN"])
    }).pipe(Effect.scoped))

  it.live("is asked again after 429, and an answer of another length is no answer", () =>
    Effect.gen(function*() {
      const busy = yield* libreTranslate((nth) => nth === 1 ? { status: 429, body: {} } : null)
      assert.strictEqual(
        (yield* outcome(LibreTranslate.layer({ url: busy.url, apiKey: null, ...quick })))._tag,
        "Success",
      )
      const short = yield* libreTranslate((nth) => nth > 0 ? { status: 200, body: { translatedText: ["one"] } } : null)
      const found = yield* outcome(LibreTranslate.layer({ url: short.url, apiKey: null, ...quick }))
      assert.include(JSON.stringify(found), "unreadable-answer")
    }).pipe(Effect.scoped))
})

describe("DeepL", () => {
  it.live("is sent marked terms, the context and the key", () =>
    Effect.gen(function*() {
      const { url, requests } = yield* deepL()
      const layer = DeepL.layer({ url, apiKey: "secret", ...quick })
      yield* outcome(layer)
      assert.deepInclude(requests.at(-1), { authorization: "DeepL-Auth-Key secret", url: "/v2/translate" })
      assert.deepInclude(requests.at(-1)?.body, {
        source_lang: "EN",
        target_lang: "ES",
        context: "Hello.",
        tag_handling: "xml",
      })
      assert.deepStrictEqual(requests.at(-1)?.body.text, ["<x>Parley</x> &amp; <x>Ada</x>", "It is &lt;late&gt;."])
      assert.deepStrictEqual(yield* targets(layer, "en"), ["es", "pt", "zh-CN"])
    }).pipe(Effect.scoped))

  it.live.each([[403, "refused-key", 2], [456, "rate-limited", 2], [500, "remote-error", 4]] as const)(
    "reports HTTP %i as %s",
    ([status, reason, asked]) =>
      Effect.gen(function*() {
        const { url, requests } = yield* deepL((nth) => nth > 0 ? { status, body: {} } : null)
        assert.include(JSON.stringify(yield* outcome(DeepL.layer({ url, apiKey: "secret", ...quick }))), reason)
        assert.lengthOf(requests, asked)
      }).pipe(Effect.scoped),
  )

  it.live("passes on a long Retry-After instead of asking again", () =>
    Effect.gen(function*() {
      const busy = { status: 429, body: {}, headers: { "retry-after": "600" } }
      const { url, requests } = yield* deepL((nth) => nth > 0 ? busy : null)
      const found = yield* outcome(DeepL.layer({ url, apiKey: "secret", ...quick }))
      assert.deepInclude(Result.merge(found), { reason: "rate-limited", retryAfter: 600_000 })
      assert.lengthOf(requests, 2)
    }).pipe(Effect.scoped))
})
