import { sentencesOf } from "#adapters/system/intl/sentences.ts"
import { assert, describe, it } from "@effect/vitest"

const read = (code: string, text: string) => sentencesOf(text, code).map((sentence) => sentence.trim())

describe("a sentence does not end", () => {
  it.each([
    ["en", "Present are Dr. Okoye, Mr. Fenwick and Prof. Lee.", "The meeting began."],
    ["en", "The fitter comes on Mon. 3 Dec. to see No. 5 Mill Lane.", "The rest is open."],
    ["en", "George W. Bush wrote to J. R. Ortiz.", "He was glad."],
    ["en", "Use fruit, e.g. Apples or pears.", "Or i.e. Nothing."],
    ["en", "Look at https://example.org/d/xyz?orgId=1&from=now or at a.b@example.org?Subject=Hi there.", "Thanks."],
    ["de", "Am 5. Dezember fahren wir ins Museum.", "Es kostet 12,50 Euro."],
    ["de", "Bis zum 1. Januar hat er z. B. Frau Dr. Weiß und Hrn. Nr. 4 getroffen.", "Gut."],
    ["de", "Im 19. Jahrhundert und in der 3. Klasse war das so, d. h. Kinder lernten es.", "Ja."],
    ["fr", "M. Perrot et Mme. Dubois sont là, p. ex. Jean.", "Ils parlent."],
    ["es", "La Sra. Molina, D. Antonio y el Sr. Vega hablaron.", "Se acabó."],
    ["pt", "O Sr. Silva e a Dra. Costa falaram.", "Acabou."],
    ["other", "Spotkanie prowadzi dr. Nowak.", "Dobrze."],
  ])("after an abbreviation, an initial, an ordinal or in an address: %s %s", (code, one, two) => {
    assert.deepStrictEqual(read(code, `${one} ${two}`), [one, two])
  })
})

describe("a sentence ends", () => {
  it.each([
    ["en", "That was plan B. Then we left.", ["That was plan B.", "Then we left."]],
    ["en", "It depends on the amplitude A. That is remarkable.", [
      "It depends on the amplitude A.",
      "That is remarkable.",
    ]],
    ["en", "No. Nobody saw it.", ["No.", "Nobody saw it."]],
    ["en", "Take vitamin C. It helps. We left at 5 p.m. The sun set.", [
      "Take vitamin C.",
      "It helps.",
      "We left at 5 p.m.",
      "The sun set.",
    ]],
    ["de", "Es kamen 28. Dann gingen wir.", ["Es kamen 28.", "Dann gingen wir."]],
    ["de", "Wir haben eine Eins. Sie freut sich.", ["Wir haben eine Eins.", "Sie freut sich."]],
    ["fr", "C'est le point D. Il est clair.", ["C'est le point D.", "Il est clair."]],
    ["zh", "好的。我们走吧！", ["好的。", "我们走吧！"]],
    ["ja", "はい。そうです。", ["はい。", "そうです。"]],
  ])("%s %s", (code, text, expected) => assert.deepStrictEqual(read(code, text), expected))

  it("and nothing of the text is lost", () => {
    const text = "  Dr. Lee. \n\nOn  J. Smith?  Yes."
    assert.strictEqual(sentencesOf(text, "en").join(""), text)
  })
})
