import { compiled } from "#texts/catalogue.ts"
import { addCatalogue, nameSupport, speech, supportText, switchTexts, textsReady } from "#web/lib/catalogues.ts"
import { afterEach, assert, describe, it } from "vitest"

const say = (key: string, values?: Readonly<Record<string, string | number>>) => speech.get().t(key, values)
const messages = (texts: Readonly<Record<string, string>>) => compiled({ texts }, "texts")
const arrives = (texts: Readonly<Record<string, string>>) => () => Promise.resolve({ default: messages(texts) })
const lost = () => Promise.reject(new Error("offline"))

afterEach(() => switchTexts("en"))

describe("a catalogue", () => {
  it("speaks English at once, and the language of the page once it has arrived", async () => {
    await switchTexts("fr")
    addCatalogue(messages({ "a.greeting": "Good morning" }), { fr: arrives({ "a.greeting": "Bonjour" }) })
    assert.strictEqual(say("a.greeting"), "Good morning")
    await textsReady()
    assert.strictEqual(say("a.greeting"), "Bonjour")
  })

  it("repaints what was shown in English before its translation came", async () => {
    await switchTexts("fr")
    addCatalogue(messages({ "b.greeting": "Good morning" }), { fr: arrives({ "b.greeting": "Bonjour" }) })
    say("b.greeting")
    let repaints = 0
    const stop = speech.subscribe(() => repaints++)
    await textsReady()
    stop()
    assert.strictEqual(repaints, 1)
  })

  it("stays English when its translation cannot be fetched", async () => {
    await switchTexts("fr")
    addCatalogue(messages({ "c.greeting": "Good morning" }), { fr: lost })
    await textsReady()
    assert.strictEqual(say("c.greeting"), "Good morning")
  })

  it("follows the reader to another language, or the switch fails as a whole", async () => {
    addCatalogue(messages({ "d.greeting": "Good morning" }), {
      ja: arrives({ "d.greeting": "おはよう" }),
      ko: lost,
    })
    await switchTexts("ja")
    const failure = await switchTexts("ko").catch((error: unknown) => error)
    assert.instanceOf(failure, Error)
    assert.deepStrictEqual([speech.get().language, say("d.greeting")], ["ja", "おはよう"])
  })

  it("writes numbers and plurals as the language does", async () => {
    addCatalogue({ "e.files": "{count, plural, one {# file} other {# files}}" }, {
      de: arrives({ "e.files": "{count, plural, one {# Datei} other {# Dateien}}" }),
    })
    await switchTexts("de")
    assert.deepStrictEqual([1, 2500].map((count) => say("e.files", { count })), ["1 Datei", "2.500 Dateien"])
  })

  it("ends a sentence with one full stop, after an abbreviation too", async () => {
    addCatalogue({ "f.until": "Until {date}. Then {name}.md." }, {
      pt: arrives({ "f.until": "Até {date}. Depois {name}.md." }),
    })
    await switchTexts("pt")
    assert.strictEqual(say("f.until", { date: "25 de dez.", name: "a." }), "Até 25 de dez. Depois a..md.")
    assert.strictEqual(say("f.until", { date: "25 de maio", name: "a" }), "Até 25 de maio. Depois a.md.")
  })
})

describe("a text that says where help is", () => {
  const english = {
    "support.operator": "Contact the operator of this server.",
    "support.address": "Contact support: {address}.",
    "e.failed": "It failed. {support}",
  }
  const german = {
    "support.address": "Wenden Sie sich an den Support: {address}.",
    "e.failed": "Das ging schief. {support}",
  }

  afterEach(() => nameSupport(null))

  it("names the operator, or the address that the server gives, in the reader’s language", async () => {
    addCatalogue(messages(english), { de: arrives(german) })
    assert.strictEqual(say("e.failed"), "It failed. Contact the operator of this server.")
    nameSupport("help@example.org")
    assert.strictEqual(say("e.failed"), "It failed. Contact support: help@example.org.")
    await switchTexts("de")
    assert.strictEqual(say("e.failed"), "Das ging schief. Wenden Sie sich an den Support: help@example.org.")
    assert.strictEqual(supportText(), "Wenden Sie sich an den Support: help@example.org.")
  })
})
