import { ruleNames, ruleSentence } from "#domain/kernel/rules.ts"
import { taskFailureCodes } from "#domain/pipeline/failures.ts"
import { catalogueNames, readCatalogue } from "#texts/catalogue-files.ts"
import { failureText } from "#web/entities/task/failure-text.ts"
import { speech, switchTexts } from "#web/lib/catalogues.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { fetchRefusals } from "#web/request/known-text.ts"
import { afterEach, assert, beforeEach, describe, it } from "vitest"

const refused = (data: object) => new RequestFailed(400, "What the server says in English", null, data)

describe("in German, a refusal", () => {
  beforeEach(async () => {
    await fetchRefusals()
    await switchTexts("de")
  })
  afterEach(() => switchTexts("en"))

  it.each([
    [
      "names the field and the rule",
      {
        error_code: "MalformedRequest",
        issues: [{ field: "title", rule: "max-length", params: { max: 200 } }],
      },
      "„Titel“ darf höchstens 200 Zeichen oder Einträge haben.",
    ],
    [
      "names each field of several",
      {
        error_code: "MalformedRequest",
        issues: [
          { field: "title", rule: "not-empty", params: {} },
          { field: "files.0.name", rule: "required", params: {} },
        ],
      },
      "„Titel“ darf nicht leer sein. „Name“ ist erforderlich.",
    ],
    [
      "of an address says what to enter",
      { error_code: "MalformedRequest", issues: [{ field: "email", rule: "email", params: {} }] },
      "Das ist keine vollständige E-Mail-Adresse wie name@example.com.",
    ],
    [
      "of the intake says its rule",
      { error_code: "IntakeRefused", issues: [{ field: "file", rule: "max-files", params: { max: 10 } }] },
      "Datei: höchstens 10 Dateien auf einmal.",
    ],
    [
      "names the file and what is wrong with it",
      { error_code: "FileUnusable", reason: "no-sound", params: { file: "talk.mp4" } },
      "talk.mp4: In dieser Datei ist kein Ton.",
    ],
    [
      "fills in names and limits",
      { error_code: "FileTooLarge", params: { file: "talk.mp4", megabytes: 400 } },
      "„talk.mp4“ ist größer als 400 MB.",
    ],
    [
      "has its own text",
      { error_code: "TaskNotFound" },
      "Diese Datei wurde nicht gefunden. Sie wurde gelöscht oder ist nicht mit Ihnen geteilt. Fragen Sie die Person, die sie geteilt hat.",
    ],
    [
      "of too many requests says how long to wait",
      { error_code: "TooManyRequests", params: { minutes: 42 } },
      "Zu viele Versuche. Versuchen Sie es in 42 Min. erneut.",
    ],
    [
      "of a request that is too large has its own text",
      { error_code: "RequestTooLarge" },
      "Das ist zu viel auf einmal. Kürzen Sie es oder teilen Sie es auf.",
    ],
    [
      "of a request that took too long has its own text",
      { error_code: "RequestTimeout" },
      "Die Übertragung hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    ],
  ])("%s", (_, data, sentence) => assert.strictEqual(errorMessage(refused(data)), sentence))

  it.each([
    ["an error of the server", new RequestFailed(500, "", null, { error_code: "InternalError" })],
    ["an answer that says nothing", new RequestFailed(502, "Bad Gateway", null, null)],
  ])("that explains nothing says what did not work: %s", (_, error) => {
    assert.match(errorMessage(error, "list"), /^Ihre Dateien konnten nicht geladen werden/)
    assert.match(errorMessage(error), /schiefgelaufen/)
  })

  it("of a server that is newer than the page is said in English", () => {
    const data = { error_code: "TooWild", issues: [{ field: "title", rule: "too-wild", params: {} }] }
    assert.strictEqual(errorMessage(refused(data)), "What the server says in English")
  })

  it.each([
    ["with the reason of unreadable media", "MediaUnreadable:no-sound", "In dieser Datei ist kein Ton."],
    [
      "with the reason of an analysis",
      "AnalystFailed:timed-out",
      "Die Analyse hat zu lange gedauert. Sehen Sie später in Ihre Dateien, oder starten Sie sie neu.",
    ],
    ["that was cancelled", "TaskCancelled", "Die Verarbeitung wurde abgebrochen."],
  ])(
    "stops a task %s",
    (_, error_code, sentence) => assert.strictEqual(failureText({ error_code, error_message: "In English" }), sentence),
  )

  it("stops a task with a text of ours, whatever its code", () => {
    const texts = taskFailureCodes.map((error_code) => failureText({ error_code, error_message: "In English" }))
    assert.notInclude(texts, "In English")
    assert.deepStrictEqual(texts.filter((text) => /[{}]/.test(text)), [])
  })

  it("speaks German because the page does", () => assert.strictEqual(speech.get().language, "de"))
})

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

describe("every rule", () => {
  it.each(catalogueNames)(
    "has a sentence with its parameters in %s",
    (language) => {
      const sentences = new Map(Object.entries(readCatalogue(language)["request/rules"] ?? {}))
      for (const rule of ruleNames) {
        const sentence = sentences.get(`rule.${rule}`)
        assert.deepStrictEqual(namesIn(sentence ?? rule), namesIn(ruleSentence({ rule, params: {} })))
      }
    },
  )
})

describe("a broken rule in English", () => {
  it.each(ruleNames.filter((rule) => rule !== "email"))("is said of its field, or by itself: %s", (rule) => {
    const said = errorMessage(
      refused({ error_code: "MalformedRequest", issues: [{ field: "title", rule, params: {} }] }),
    )
    assert.match(said, /^(?:Title (?:must|is|has|was) |Title: (?!must |is |has |was ))/)
  })
})

describe("refusals joined in a language without spaces", () => {
  afterEach(() => switchTexts("en"))

  it.each(["ja", "zh-CN"] as const)("have none between them: %s", async (language) => {
    await switchTexts(language)
    const said = errorMessage(refused({
      error_code: "MalformedRequest",
      issues: [{ field: "title", rule: "not-empty", params: {} }, { field: "name", rule: "required", params: {} }],
    }))
    assert.lengthOf(said.match(/。/g) ?? [], 2)
    assert.notMatch(said, /。 /)
  })
})
