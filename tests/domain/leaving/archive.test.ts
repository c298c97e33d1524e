import * as DocumentWriter from "#adapters/documents/exports/document-writer.ts"
import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { FolderId } from "#domain/kernel/ids.ts"
import { archiveFiles } from "#domain/leaving/shared/archive-files.ts"
import { exportArchive } from "#domain/leaving/use-cases/export-archive.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { ReviewStore } from "#domain/review/review-store.port.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { aConversion, conversionId } from "../../support/a-conversion.ts"
import { asVisitor, atNoon, keepTasks, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, asAda, at, aTask, bob, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { aTurn } from "../../support/asking/a-turn.ts"
import { anExportRule } from "../../support/automatic-export/an-export-rule.ts"
import { aCalendar } from "../../support/calendar/a-calendar.ts"
import { anAttempt, aQuiz, aQuizQuestion } from "../../support/review/a-review.ts"
import { aVoice, voiceId } from "../../support/voice/a-voice.ts"
import { anItem, aPlace, placeId } from "../../support/watched-place/a-watched-place.ts"
import { aWebhook } from "../../support/webhook/a-webhook.ts"

const rest = { fileSize: 5, mediaType: "audio/wav", duration: 60, offset: null }
const part = (fileName: string, key: string) => ({ key, fileName, ...rest })

const textOf = (content: string | Stream.Stream<Uint8Array>) =>
  typeof content === "string"
    ? Effect.succeed(content)
    : Effect.map(Stream.runCollect(content), (pieces) => Buffer.concat(pieces).toString())

/** The archive as paths and texts. */
const archive = Effect.gen(function*() {
  const files = yield* Stream.runCollect(archiveFiles)
  const texts = yield* Effect.forEach(
    files,
    ({ path, content }) => Effect.map(textOf(content), (text) => [path, text] as const),
  )
  return new Map(texts)
})

const work = FolderId.make("0190a5f2-7c1e-7000-8000-0000000000f1")

describe("the archive of an account", () => {
  it.effect("has the account, and each task in its folder with its document and its original", () =>
    atNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      const folders = yield* FolderStore
      const transcripts = yield* TranscriptStore
      yield* keepUsers(aUser())
      yield* folders.insert({ id: work, ownerId: ada, name: "Work/2026", createdAt: at("2026-11-20T12:00:00.000Z") })
      const title = "Weekly: planning?"
      yield* keepTasks(
        aTask({ id: taskId(1), title, folderId: work, parts: [part("Talk 1.wav", "task/1/source/0")] }),
        aTask({ id: taskId(2), title: title.toUpperCase(), folderId: work, parts: [] }),
        aTask({ id: taskId(3), ownerId: bob, title: "Bob’s" }),
      )
      yield* tagTasks.run({ taskIds: [taskId(2)], add: ["Client"] })
      yield* transcripts.replace(taskId(1), aTranscript(["Ada: We ship in May."]))
      yield* transcripts.replace(taskId(2), aTranscript(["Ada: Yes."]))
      yield* blobs.put("task/1/source/0", new TextEncoder().encode("sound"))
      const files = yield* archive
      assert.deepStrictEqual([...files.keys()].filter((path) => !path.startsWith("files/")), [
        "account.json",
        "preferences.json",
        "minutes.csv",
        "payments.json",
        "folders.json",
        "tags.json",
        "hotwords.json",
        "connected-apps.json",
        "address-changes.json",
        "voices.json",
        "calendar.json",
        "automatic-export.json",
        "webhooks.json",
        "notifications.json",
        "watched-places.json",
        "questions.json",
      ])
      assert.include(files.get("account.json"), "ada@example.org")
      assert.deepInclude(JSON.parse(String(files.get("tags.json"))).items[0], {
        tasks: [{ id: taskId(2), title: title.toUpperCase() }],
      })
      const base = "files/Work 2026/Weekly planning"
      assert.deepStrictEqual([...files.keys()].filter((path) => path.startsWith(`${base}/`)), [
        `${base}/task.json`,
        `${base}/document.md`,
        `${base}/original/Talk 1.wav`,
      ])
      assert.strictEqual(files.get(`${base}/original/Talk 1.wav`), "sound")
      assert.include(files.get(`${base}/document.md`), "We ship in May.")
      assert.isTrue(files.has("files/Work 2026/WEEKLY PLANNING (2)/document.md"))
      assert.isFalse([...files.keys()].some((path) => path.includes("Bob")))
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has what the media tools made, as long as that is kept", () =>
    atNoon(
      Effect.gen(function*() {
        const blobs = yield* BlobStore
        const conversions = yield* ConversionStore
        const made = { size: 5, duration: 60 }
        const done = { state: { _tag: "Completed", ...made }, expiresAt: at("2026-11-21T12:00:00.000Z") } as const
        yield* keepUsers(aUser())
        yield* conversions.insert(aConversion(done))
        yield* conversions.insert(aConversion({ ...done, id: conversionId(2) }))
        yield* conversions.insert(aConversion({ ...done, id: conversionId(3), state: { _tag: "Expired", ...made } }))
        yield* conversions.insert(aConversion({ id: conversionId(4), ownerId: bob }))
        yield* blobs.put(`conversion/${conversionId(1)}/result`, new TextEncoder().encode("sound"))
        const files = yield* archive
        const { items }: { items: ReadonlyArray<unknown> } = JSON.parse(files.get("conversions.json") ?? "")
        assert.strictEqual(items.length, 3)
        const results = [...files].filter(([path]) => path.startsWith("conversions/"))
        assert.deepStrictEqual(results, [["conversions/Résumé 会议 (2).mp3", "sound"]])
        assert.strictEqual(files.get("missing.txt"), "conversions/Résumé 会议.mp3: BlobMissing\n")
      }).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])),
    ))

  it.effect("has the meetings of the calendar, and not its address", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* (yield* CalendarStore).save(aCalendar(), { readAt: null, joinAt: null })
      const text = (yield* archive).get("calendar.json") ?? ""
      const { calendar, meetings }: { calendar: { name: string }; meetings: ReadonlyArray<{ title: string }> } = JSON
        .parse(text)
      assert.strictEqual(calendar.name, "calendar.example")
      assert.deepStrictEqual(meetings.map(({ title }) => title), ["Stand-up"])
      assert.notInclude(text, "sealed")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the rules of automatic export, and not what opens their places", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* (yield* ExportRuleStore).insert(anExportRule({ name: "Vault", secret: "sealed" }), 10)
      const text = (yield* archive).get("automatic-export.json") ?? ""
      assert.include(text, "Vault")
      assert.notInclude(text, "sealed")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the webhooks, and not what signs", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* (yield* WebhookStore).insert(aWebhook(), 10)
      const text = (yield* archive).get("webhooks.json") ?? ""
      assert.include(text, "https://hooks.example/parley")
      assert.notInclude(text, "sealed")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the watched places with what was seen, and not what opens them", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const places = yield* WatchedPlaceStore
      yield* places.insert(aPlace({ place: { _tag: "Feed", host: "pods.example", sealed: "sealed" } }), 10, noon)
      yield* places.see(placeId(1), { fresh: [anItem(1)], grown: [], gone: [] })
      const text = (yield* archive).get("watched-places.json") ?? ""
      assert.include(text, "pods.example")
      assert.include(text, "1.mp3")
      assert.notInclude(text, "sealed")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("says what is missing, and goes on", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(
        aTask({
          id: taskId(1),
          title: "Lost",
          parts: [part("a.wav", "task/1/source/0")],
          transcription: { _tag: "NotStarted" },
        }),
      )
      const files = yield* archive
      assert.strictEqual(
        files.get("missing.txt"),
        "files/Lost/task.json: TranscriptMissing\nfiles/Lost/document.md: TranscriptMissing\n"
          + "files/Lost/original/a.wav: BlobMissing\n",
      )
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the questions that a task was reviewed with, and the answers", () =>
    atNoon(Effect.gen(function*() {
      const reviews = yield* ReviewStore
      const transcripts = yield* TranscriptStore
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ title: "Talk", parts: [] }))
      yield* transcripts.replace(taskId(1), aTranscript(["Ada: We ship in May."]))
      yield* reviews.open(aQuiz(1), at("2026-11-20T12:00:00.000Z"))
      yield* reviews.add(aQuizQuestion(1, 1))
      yield* reviews.saveAttempt(anAttempt(1, 1, { grade: "partly", answer: "in June" }))
      const files = yield* archive
      assert.isFalse(files.has("missing.txt"), files.get("missing.txt"))
      const { items: [item] } = JSON.parse(files.get("files/Talk/review.json") ?? "")
      assert.deepInclude(item, { text: aQuizQuestion(1, 1).text, answer: aQuizQuestion(1, 1).answer })
      assert.deepInclude(item.answers[0], { answer: "in June", grade: "partly" })
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the questions that were asked about a task", () =>
    atNoon(Effect.gen(function*() {
      const conversations = yield* ConversationStore
      const transcripts = yield* TranscriptStore
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ title: "Talk", parts: [] }))
      yield* transcripts.replace(taskId(1), aTranscript(["Ada: We ship in May."]))
      assert.isFalse((yield* archive).has("files/Talk/questions.json"))
      yield* conversations.append(ada, taskId(1), aTurn(1))
      assert.include((yield* archive).get("files/Talk/questions.json"), aTurn(1)[0]?.text ?? "nothing")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("is for the person alone, ten times a day", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      assert.strictEqual(yield* refusal(Effect.provide(exportArchive.run({}), asVisitor)), "SignInRequired")
      for (let time = 0; time < 10; time++) {
        assert.deepStrictEqual(yield* exportArchive.run({}), { fileName: "parley-2026-11-20.zip" })
      }
      assert.strictEqual(yield* refusal(exportArchive.run({})), "TooManyRequests")
    })).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])))

  it.effect("has the voices that the account keeps, with what they are known by, and nobody else's", () =>
    atNoon(
      Effect.gen(function*() {
        yield* keepUsers(aUser())
        const { save } = yield* VoiceStore
        yield* save(aVoice())
        yield* save(aVoice({ id: voiceId(2), ownerId: bob, name: "Zoe" }))
        const files = new Map(yield* archive)
        assert.deepStrictEqual(JSON.parse(files.get("voices.json") ?? ""), {
          items: [{
            name: "Anna",
            created_at: "2026-11-20T08:00:00.000Z",
            updated_at: "2026-11-20T08:00:00.000Z",
            model: "toy",
            vector: [1, 0, 0],
          }],
        })
      }).pipe(Effect.provide([asAda, DocumentWriter.layer({ font: null })])),
    ))
})
